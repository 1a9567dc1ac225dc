import { Trans, useLingui } from '@lingui/react/macro'
import { inviteLink } from '#src/session/inviteLink.ts'
import { Card } from '#src/ui/Card.tsx'
import { CopyButton } from '#src/ui/CopyButton.tsx'
import { ShareButton } from '#src/ui/ShareButton.tsx'
import styles from './Invitation.module.css'

/** The code that new members name, and a link that fills it in. */
export function Invitation({ code }: { code: string }) {
  const { t } = useLingui()
  return (
    <Card className={styles.invitation} aria-label={t`Invitation`}>
      <div>
        <p className={styles.label}>
          <Trans>Your invitation code</Trans>
        </p>
        <div className={styles.code}>
          <strong translate="no">{code}</strong>
          <CopyButton text={code} label={t`Copy the invitation code`} />
        </div>
      </div>
      <ShareButton kind="plain" url={inviteLink(code)} className={styles.share}>
        <Trans>Share link</Trans>
      </ShareButton>
    </Card>
  )
}
