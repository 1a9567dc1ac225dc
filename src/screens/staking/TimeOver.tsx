import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Note } from '#src/ui/Note.tsx'
import { HashForm } from './HashForm.tsx'
import { PayHalted } from './PayHalted.tsx'

type TimeOverProps = {
  /** Tells the service which transaction it was: it takes it as long as the order waits. Throws what it says. */
  onHash: (hash: string) => Promise<unknown>
}

/** In place of the ways to pay by a link, which may be open on any device: what is sent now would come too late. */
export const TimeOver = ({ onHash }: TimeOverProps) => (
  <>
    <PayHalted />
    <Note kind="amber">
      <Trans>
        The time to pay this order is over. Do not pay it now. If you have paid already, enter the
        hash below; what the chain took in time is found by itself. Otherwise open the app and
        pledge again.
      </Trans>
    </Note>
    <Paid onHash={onHash} />
  </>
)

/** The same in the app of whom it belongs to. */
export const TimeOverHere = ({ onHash }: TimeOverProps) => (
  <>
    <PayHalted />
    <Note kind="amber">
      <Trans>
        The time to pay this order is over. Do not pay it now. If you have paid already, enter the
        hash below; what the chain took in time is found by itself. Otherwise pledge again.
      </Trans>
    </Note>
    <Paid onHash={onHash} />
    <ButtonLink to="/pages/staking/index" search={{}}>
      <Trans>Pledge again</Trans>
    </ButtonLink>
  </>
)

const Paid = ({ onHash }: TimeOverProps) => (
  <Card>
    <HashForm onHash={onHash} />
  </Card>
)
