import { Trans } from '@lingui/react/macro'
import { Sheet } from '#src/ui/Sheet.tsx'
import { Leaving } from './Leaving.tsx'

/** What would reach a wallet today. Load it lazily. */
export const LeavingSheet = ({ onClose }: { onClose: () => void }) => (
  <Sheet open onClose={onClose} title={<Trans>What would I get if I left today?</Trans>}>
    <Leaving />
  </Sheet>
)
