import { Trans } from '@lingui/react/macro'
import { Note } from './Note.tsx'

/** To whoever is about to be signed out here while something that was sent is not known yet (docs/decisions/112). */
export const ForgottenDoubt = () => (
  <Note kind="amber">
    <Trans>
      Something that you sent has had no answer yet, and it is not known whether it was done. This
      device forgets that it was sent: look at your records before you do it again.
    </Trans>
  </Note>
)
