import { useLingui } from '@lingui/react/macro'
import { useFieldState } from './FormState.ts'
import { readPercent } from './percent.ts'

/** What is wrong with a typed percentage, in percent: the rule itself speaks of the ratio that travels. */
export function usePercentProblem(name: string, text: string): string | undefined {
  const { t } = useLingui()
  const { problem } = useFieldState(name)
  if (!problem || readPercent(text) !== undefined) return problem
  return t`Enter a percentage from 0 to 100, with at most 2 decimals.`
}
