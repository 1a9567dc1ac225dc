import type { Result } from '#shared/api/index.ts'

type Withdrawal = Pick<Result<'asset/cashRecord'>['list'][number], 'step' | 'why'>

/**
 * How a withdrawal stands: by its step while it is under way, as `status` is "review" also when nobody reviews it any more; what its
 * member took back is no failure.
 */
export function standingOf({ step, why }: Withdrawal) {
  if (step === 'paid') return 'success'
  if (step === 'returned') return why === 'cancelled' ? why : 'fail'
  return step
}

/** Why it was not paid says whether the fee came back with the amount: docs/decisions/077. */
export const feeCameBack = (why: string | null | undefined): boolean =>
  typeof why === 'string' && why !== 'receiverReverted'
