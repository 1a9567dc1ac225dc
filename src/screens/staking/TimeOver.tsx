import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Note } from '#src/ui/Note.tsx'

/** In place of the ways to pay by a link, which may be open on any device: what is sent now would come too late. */
export const TimeOver = () => (
  <Note kind="amber">
    <Trans>
      The time to pay this order is over. Do not pay it now: open the app and pledge again. A
      payment that was sent in time is found by itself.
    </Trans>
  </Note>
)

/** The same in the app of whom it belongs to. */
export const TimeOverHere = () => (
  <>
    <Note kind="amber">
      <Trans>
        The time to pay this order is over. Do not pay it now: pledge again. A payment that was sent
        in time is found by itself.
      </Trans>
    </Note>
    <ButtonLink to="/pages/staking/index" search={{}}>
      <Trans>Pledge again</Trans>
    </ButtonLink>
  </>
)
