import type { ReactNode } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import type { IconName } from '#src/ui/iconPaths.ts'
import styles from './Notice.module.css'

type NoticeProps = {
  icon: IconName
  title: ReactNode
  action: { words: ReactNode; do: () => void }
  /** Below the button. */
  after?: ReactNode
  children: ReactNode
}

/** Stands in the place of a screen: what happened, what can be done, one button. */
export const Notice = ({ icon, title, action, after, children }: NoticeProps) => (
  <main id="main" tabIndex={-1} className={styles.notice}>
    <Icon name={icon} size={40} />
    <h1>{title}</h1>
    <p>{children}</p>
    <Button onClick={action.do}>{action.words}</Button>
    {after}
  </main>
)
