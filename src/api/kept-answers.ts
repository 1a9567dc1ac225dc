import type { KeptAnswer, KeptStart } from '#shared/keptCopy.ts'
import { onForget } from '#src/session/forget.ts'
import { setReachable } from './reach.ts'

/** Milliseconds after which what was kept before the start is nothing to begin with any more. */
const FIRST = 60_000

let kept = new Map<string, KeptAnswer>()
let isAway = false

/** Has the first screens begin with what this device kept of the last start, gathered by the worker (`page/fetch.js`). */
export async function openKeptAnswers(page: HTMLElement): Promise<void> {
  const before = kept
  const told = await (page as { kept?: Promise<KeptStart | undefined> }).kept
  // Dropped meanwhile: they may be of somebody who has signed out.
  if (!told || kept !== before) return
  isAway = told.away
  kept = new Map(told.answers.map((answer) => [answer.asked, answer]))
  if (isAway) setReachable(false)
  setTimeout(dropKeptAnswers, FIRST)
}

/** Whatever was done meanwhile is not in them. */
export function dropKeptAnswers() {
  kept = new Map()
}

onForget(dropKeptAnswers)

type Taken = KeptAnswer & {
  /** It is the phone's copy that is shown: the service is known to be out of reach. */
  away: boolean
}

/** Gives an answer away, once. */
export function takeKeptAnswer(asked: readonly string[]): Taken | undefined {
  const key = asked.join('\n')
  const answer = kept.get(key)
  kept.delete(key)
  return answer && { ...answer, away: isAway }
}
