import { useCall } from '#src/api/useCall.ts'
import { waitingIn, waitingList } from './waitingIn.ts'

/** How often the queue is counted anew, milliseconds. */
const COUNTED = 60_000

const usePayouts = () => useCall('operator/health', {}, { every: COUNTED }).data?.payouts

/** How many withdrawals wait for somebody: to be approved, or because the payer left them. */
export function useWaitingWithdrawals(): number | undefined {
  const payouts = usePayouts()
  return payouts && waitingIn(payouts)
}

/** With which filters the section shows them. */
export function useWaitingList(): Readonly<Record<string, string>> {
  const payouts = usePayouts()
  return payouts ? waitingList(payouts) : NONE
}

const NONE = {}
