import type { Result } from '#shared/api/index.ts'
import { stopOf } from '#src/words/stopOf.ts'
import type { Told } from '#src/words/Told.ts'
import { useAsOf } from './useAsOf.ts'

type Stop = NonNullable<ReturnType<typeof stopOf>>

/** Since when and why nothing is paid out, as the reserves' answer has it; undefined while payouts go on. */
export function useStop(
  coins: Readonly<Result<'home/solvency'>> | undefined,
): (Told & Stop) | undefined {
  const asOf = useAsOf(coins)
  const stop = coins && stopOf(coins)
  return stop ? { ...stop, asOf } : undefined
}
