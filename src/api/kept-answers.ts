import type { KeptAnswer, KeptStart } from '#shared/keptCopy.ts'
import { onForget } from '#src/session/forget.ts'
import { store, tokenAtom } from '#src/session/session.ts'
import { setReachable } from './reach.ts'

/** Milliseconds after which what was kept before the start is nothing to begin with any more. */
const FIRST = 60_000

let kept = new Map<string, KeptAnswer>()
let isAway = false

/** What the page's script leaves for the app: what the worker tells, and by whose token it was asked. */
type Gathering = { kept?: Promise<KeptStart | undefined>; keptFor?: string }

/** Has the first screens begin with what this device kept of the last start, gathered by the worker (`page/fetch.js`). */
export async function openKeptAnswers(page: HTMLElement): Promise<void> {
  const before = kept
  const { kept: gathering, keptFor } = page as Gathering
  const told = await gathering
  // Dropped meanwhile, or gathered for whoever was signed in before the page came to its scripts: they are of somebody else.
  if (!told || kept !== before || keptFor !== store.get(tokenAtom)) return
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
