import { useState } from 'react'
import { OutcomeUnknown } from '#src/api/OutcomeUnknown.ts'
import { dropDraft } from '#src/ui/drafts.ts'
import type { usePledge } from './usePledge.ts'

/**
 * What the last look is about, base units, and how what was sent without an answer is asked for again: a no to that stays to be
 * read above the form.
 */
export function useReviewed({ check }: ReturnType<typeof usePledge>, key: string) {
  const [reviewed, setReviewed] = useState<bigint>()
  const [refused, setRefused] = useState<string>()

  function review(amount: bigint | undefined) {
    setRefused(undefined)
    setReviewed(amount)
  }

  async function askAgain() {
    try {
      await check()
      dropDraft(key)
    } catch (error) {
      if (error instanceof OutcomeUnknown) throw error
      setReviewed(undefined)
      setRefused(error instanceof Error ? error.message : String(error))
    }
  }
  return { reviewed, review, refused, askAgain }
}
