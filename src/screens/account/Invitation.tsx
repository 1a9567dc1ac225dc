import { Trans, useLingui } from '@lingui/react/macro'
import { inviteLink } from '#src/session/inviteLink.ts'
import { CopyButton } from '#src/ui/CopyButton.tsx'
import { InviteCode } from '#src/ui/InviteCode.tsx'

/** The code that new members name, and a link that fills it in. */
export function Invitation({ code }: { code: string }) {
  const { t } = useLingui()
  return (
    <InviteCode
      kind="plain"
      code={code}
      link={inviteLink(code)}
      title={<Trans>Your invitation code</Trans>}
      action={<CopyButton text={code} label={t`Copy the invitation code`} />}
    />
  )
}
