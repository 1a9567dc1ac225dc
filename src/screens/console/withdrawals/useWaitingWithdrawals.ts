import { useCall } from '#src/api/useCall.ts'

/** How often the queue is counted anew, milliseconds. */
const COUNTED = 60_000

/** How many withdrawals wait for somebody: to be approved, or because the payer left them. */
export function useWaitingWithdrawals(): number | undefined {
  const { data } = useCall('operator/health', {}, { every: COUNTED })
  return data && data.payouts.requested + data.payouts.waiting
}
