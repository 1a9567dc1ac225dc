import type { DeskResult } from '#shared/desk/index.ts'

type Payouts = Pick<DeskResult<'operator/health'>['payouts'], 'requested' | 'waiting' | 'open'>

/** How many withdrawals wait for somebody, each once. */
export const waitingIn = ({ open, requested, waiting }: Payouts) => open ?? requested + waiting

/** With which filters those that wait are seen: the queue, or the halted ones where nothing is to be approved. */
export const waitingList = ({ requested, waiting }: Payouts): Readonly<Record<string, string>> =>
  requested === 0 && waiting > 0 ? { filter: 'halted' } : {}
