import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Card } from './Card.tsx'
import styles from './InviteCode.module.css'
import { ShareButton } from './ShareButton.tsx'

type InviteCodeProps = {
  code: string
  /** What opens the sign-up with the code filled in. */
  link: string
  title: ReactNode
  /** What else can be done with the code, beside it. */
  action: ReactNode
  /** Of the button that shares the link. */
  kind?: 'plain'
  /** What the action opens. */
  children?: ReactNode
}

/** The code by which others join, and a link to hand on that fills it in. */
export function InviteCode({ code, link, title, action, kind, children }: InviteCodeProps) {
  const { t } = useLingui()
  return (
    <Card className={styles.invite} aria-label={t`Invitation`}>
      <div className={styles.words}>
        <p>{title}</p>
        <div className={styles.code}>
          <strong translate="no">{code}</strong>
          {action}
        </div>
      </div>
      <ShareButton {...(kind && { kind })} url={link} className={styles.share}>
        <Trans>Share link</Trans>
      </ShareButton>
      {children}
    </Card>
  )
}
