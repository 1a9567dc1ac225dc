import type { Result } from '#shared/api/index.ts'

type Withdrawal = Pick<Result<'asset/cashRecord'>['list'][number], 'status' | 'why'>

/** How a withdrawal stands: what its member took back is no failure. */
export const standingOf = ({ status, why }: Withdrawal) => (why === 'cancelled' ? why : status)

/** Why it was not paid says whether the fee came back with the amount: docs/decisions/077. */
export const feeCameBack = (why: string | null | undefined): boolean =>
  typeof why === 'string' && why !== 'receiverReverted'
