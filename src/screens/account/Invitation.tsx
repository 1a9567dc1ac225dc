import { Trans, useLingui } from '@lingui/react/macro'
import { inviteLink } from '#src/session/inviteLink.ts'
import { Card } from '#src/ui/Card.tsx'
import { CopyButton } from '#src/ui/CopyButton.tsx'
import { ShareButton } from '#src/ui/ShareButton.tsx'
import styles from './Invitation.module.css'

/** The code that new members name, and a link that fills it in. */
export function Invitation({ code }: { code: string }) {
  const { t } = useLingui()
  const link = inviteLink(code)
  return (
    <Card aria-label={t`Invitation`}>
      <p className={styles.label}>
        <Trans>Your invitation code</Trans>
      </p>
      <div className={styles.code}>
        <strong translate="no">{code}</strong>
        <CopyButton text={code} label={t`Copy the invitation code`} />
      </div>
      <p className={styles.link} translate="no">
        {link}
      </p>
      <ShareButton kind="plain" url={link}>
        <Trans>Share the link</Trans>
      </ShareButton>
    </Card>
  )
}
