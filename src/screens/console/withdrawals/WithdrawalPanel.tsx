import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useCall } from '#src/api/useCall.ts'
import { Loaded } from '#src/ui/Loaded.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { type Act, ActOn } from './ActOn.tsx'
import { Attempts } from './Attempts.tsx'
import { Decisions } from './Decisions.tsx'
import { PanelActs } from './PanelActs.tsx'
import { PanelFacts } from './PanelFacts.tsx'
import { StorySteps } from './StorySteps.tsx'
import { isOver, type Story } from './withdrawal-words.ts'

/** While it can still change, a withdrawal is asked for this often, milliseconds. */
const EVERY = 3_000

type WithdrawalPanelProps = { no: string | undefined; onClose: () => void }

/** The whole story of one withdrawal, and what can be done about it. */
export const WithdrawalPanel = ({ no, onClose }: WithdrawalPanelProps) =>
  no !== undefined && <Opened key={no} no={no} onClose={onClose} />

function Opened({ no, onClose }: { no: string; onClose: () => void }) {
  const [over, setOver] = useState(false)
  // What somebody decides about is as it was seen, whatever is read meanwhile.
  const [asked, ask] = useState<{ act: Act; of: Story }>()
  const every = over || asked ? {} : { every: EVERY }
  const { data, error, mutate } = useCall('operator/withdrawal', { no }, every)
  if (data && isOver(data) !== over) setOver(!over)
  if (asked) return <ActOn {...asked} onClose={() => ask(undefined)} />
  return (
    <Sheet
      open
      onClose={onClose}
      title={
        <Trans>
          Withdrawal <span translate="no">{no}</span>
        </Trans>
      }
    >
      <Loaded
        data={data}
        error={error}
        onRetry={() => void mutate()}
        waiting={<Skeleton height={480} />}
      >
        {(of) => (
          <>
            <PanelFacts of={of} />
            <PanelActs of={of} onAct={(act) => ask({ act, of })} />
            <StorySteps of={of} />
            <Attempts of={of} />
            <Decisions of={of} />
          </>
        )}
      </Loaded>
    </Sheet>
  )
}
