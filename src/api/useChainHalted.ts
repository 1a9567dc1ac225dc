import type { Told } from '#src/words/Told.ts'
import { useHeard } from './useHeard.ts'

/** That what the chain shows cannot be relied on: no payment is credited, and nothing is paid out; undefined while it can. */
export function useChainHalted(): Told | undefined {
  const { said, asOf } = useHeard()
  return said.chainHalted ? { asOf } : undefined
}
