import { limits } from '#shared/limits.ts'
import { isReachable, onReach } from '#src/api/reach.ts'
import { within } from '#src/api/within.ts'
import { askPage } from '#src/ui/askPage.ts'

type Lists = typeof import('./lists.ts')

type Later = { lists?: Lists; hasFailed?: boolean }

let later: Later = {}
let asked: Promise<void> | undefined
const listeners = new Set<() => void>()

/** What Home's lists are made of, once it is there, or that it did not come. */
export const laterLists = () => later

/** Tells whenever that changes; answers how to stop it. */
export function onLists(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function become(next: Later) {
  later = next
  for (const tell of listeners) tell()
}

/** Fetches it, once, and anew where it did not come; answers when either is known. */
export function loadLists(): Promise<void> {
  if (later.hasFailed) become({})
  if (asked !== undefined) return asked
  // The file would wait for its styles, and what sends for both.
  askPage('fetchLists')
  asked = within(limits.chunkTimeout, import('./lists.ts')).then(
    (lists) => become({ lists }),
    () => {
      asked = undefined
      become({ hasFailed: true })
    },
  )
  return asked
}

// Where the browser does not ask a second time, what says so has the page loaded anew once (`Below`).
onReach(() => {
  if (later.hasFailed && isReachable()) void loadLists()
})
