import type { ReactNode } from 'react'
import { BackLink } from './BackLink.tsx'
import { cx } from './cx.ts'
import { Logo } from './Logo.tsx'
import { RefreshButton } from './RefreshButton.tsx'
import styles from './Screen.module.css'

type ScreenProps = {
  title: ReactNode
  /** bar: a title bar; brand: with the mark before it; welcome: a large mark and title in the page (sign-in). */
  look?: 'bar' | 'brand' | 'welcome'
  /** A line under the title of a welcome. */
  lead?: ReactNode
  /** The parent's path, such as `/pages/home/index`: shows the way back. */
  back?: string
  /** At the right of the bar. */
  actions?: ReactNode
  /** Pull to refresh and the refresh button. Its promise ends the spinner. */
  onRefresh?: () => unknown
  /** A form or a text: one column that stays narrow on wide screens. */
  narrow?: boolean
  children: ReactNode
}

/** The frame of every screen: title, way back, actions, the main landmark (id `main`, the target of a skip link). */
export function Screen(props: ScreenProps) {
  const { title, look = 'bar', lead, back, actions, onRefresh, narrow, children } = props
  const welcome = look === 'welcome'
  return (
    <div className={cx(styles.screen, narrow && styles.narrow, welcome && styles.welcome)}>
      <header className={styles.bar}>
        {back !== undefined && <BackLink to={back} />}
        {look === 'brand' && <Logo />}
        {welcome ? <span className={styles.title} /> : <h1 className={styles.title}>{title}</h1>}
        {onRefresh && <RefreshButton onRefresh={onRefresh} />}
        {actions}
      </header>
      <main id="main" tabIndex={-1} className={styles.body}>
        {welcome && (
          <div className={styles.hello}>
            <Logo large />
            <h1>{title}</h1>
            {lead && <p>{lead}</p>}
          </div>
        )}
        {children}
      </main>
    </div>
  )
}
