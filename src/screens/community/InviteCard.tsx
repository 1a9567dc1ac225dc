import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { inviteLink } from '#src/session/inviteLink.ts'
import { CopyButton } from '#src/ui/CopyButton.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { InviteCode } from '#src/ui/InviteCode.tsx'
import { QrCode } from '#src/ui/QrCode.tsx'
import { ShareButton } from '#src/ui/ShareButton.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import styles from './InviteCard.module.css'

/** The code by which others join the team, and the ways to hand it on. */
export function InviteCard({ code }: { code: string }) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  return (
    <InviteCode
      code={code}
      link={inviteLink(code)}
      title={<Trans>Invite with your code</Trans>}
      action={<IconButton icon="qr" label={t`QR code`} onClick={() => setOpen(true)} />}
    >
      <InviteSheet code={code} open={open} onClose={() => setOpen(false)} />
    </InviteCode>
  )
}

type InviteSheetProps = { code: string; open: boolean; onClose: () => void }

/** The link for a phone's camera, for the clipboard and for the system's own sheet. */
function InviteSheet({ code, open, onClose }: InviteSheetProps) {
  const { t } = useLingui()
  const link = inviteLink(code)
  return (
    <Sheet open={open} onClose={onClose} title={<Trans>Invite to your team</Trans>}>
      <QrCode text={link} label={t`QR code of the invitation link`} />
      <p className={styles.hint}>
        <Trans>It opens the sign-up with your code filled in.</Trans>
      </p>
      <div className={styles.link}>
        <span translate="no">{link}</span>
        <CopyButton text={link} label={t`Copy the link`} />
      </div>
      <ShareButton url={link}>
        <Trans>Share link</Trans>
      </ShareButton>
    </Sheet>
  )
}
