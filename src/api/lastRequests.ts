import { onForget } from '#src/session/forget.ts'

/** A call and the id by which the service's log knows it; null: no answer came. Nothing of what was asked or answered. */
type LastRequest = { at: number; path: string; id: string | null; code: number | null }

/** Contract of the support text: so many are remembered, in memory alone. */
const KEPT = 20

let last: readonly LastRequest[] = []

export const lastRequests = {
  note: (request: LastRequest) => {
    last = [request, ...last].slice(0, KEPT)
  },
  /** The newest first. */
  all: () => last,
}

onForget(() => {
  last = []
})
