import { answeredAt } from '#src/words/answeredAt.ts'
import { savedAt } from '#src/words/savedAt.ts'
import { useReachable } from './useReachable.ts'

/** When the service gave an answer, where it cannot be asked whether it still holds; undefined where it can. */
export function useAsOf(answer: object | undefined): Date | undefined {
  const reachable = useReachable()
  const saved = savedAt(answer)
  if (!saved && reachable) return undefined
  return saved ?? answeredAt(answer) ?? undefined
}
