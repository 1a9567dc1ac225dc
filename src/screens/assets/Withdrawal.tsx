import { Trans } from '@lingui/react/macro'
import { useCall } from '#src/api/useCall.ts'
import { useChainHalted } from '#src/api/useChainHalted.ts'
import { useStop } from '#src/api/useStop.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { PayoutsWait } from '#src/ui/ChainHalted.tsx'
import { Columns } from '#src/ui/Columns.tsx'
import { Loaded } from '#src/ui/Loaded.tsx'
import { PayoutsStopped } from '#src/ui/PayoutsStopped.tsx'
import { Screen } from '#src/ui/Screen.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { HowItIsPaid } from './HowItIsPaid.tsx'
import { LastWithdrawals } from './LastWithdrawals.tsx'
import { useSendable } from './useSendable.ts'
import { WithdrawalForm } from './WithdrawalForm.tsx'

/** Has the pool pay coins out to a wallet address (decisions §6). */
export function Withdrawal() {
  const { facts, error, retry } = useSendable()
  const used = useCall('asset/cashAddresses', {})
  const reserves = useCall('home/solvency', {})
  const halted = useChainHalted()
  const stop = useStop(reserves.data)
  const last = useCall('asset/cashRecord', {})
  // What stands above the form, adds a line to it or a column below it, comes with it: nothing is to move under a finger.
  const settled = [used, reserves, last].every(({ data, error: failed }) => data ?? failed)
  return (
    <Screen
      title={<Trans>Withdrawal</Trans>}
      back="/pages/user/index"
      actions={
        <ButtonLink kind="chip" to="/pages/withdrawal/record" search={{}}>
          <Trans>Records</Trans>
        </ButtonLink>
      }
    >
      <Loaded
        data={settled ? facts : undefined}
        error={error}
        onRetry={retry}
        waiting={<Waiting />}
      >
        {(known) => (
          <>
            <PayoutsStopped stop={stop} />
            <PayoutsWait halted={halted} />
            <WithdrawalForm
              {...known}
              used={used.data?.list}
              stopped={(stop ?? halted) !== undefined}
            />
            <LastWithdrawals
              beside={<HowItIsPaid confirmations={known.terms.parameters.chain.confirmations} />}
            />
          </>
        )}
      </Loaded>
    </Screen>
  )
}

const Waiting = () => (
  <Columns>
    <Skeleton height={332} />
    <Skeleton height={200} />
  </Columns>
)
