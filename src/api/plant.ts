import { SWRConfig, unstable_serialize } from 'swr'
import { clock } from '#src/words/clock.ts'
import { markSaved } from '#src/words/savedAt.ts'
import type { CallKey, ListKey } from './callKey.ts'
import { takeKeptAnswer } from './kept-answers.ts'
import { readAnswer } from './request.ts'

const { cache } = SWRConfig.defaultValue

/** Begins a read with what was kept of the last start, so that it is shown at once; it is asked for all the same. */
export function plant(key: CallKey | null) {
  if (key) plantAt(key, (answer) => answer)
}

/** Puts what was kept of a call's answer into its place, as the reader of that place has it. */
export function plantAt(key: CallKey | ListKey, shape: (answer: object) => object) {
  const place = unstable_serialize(key)
  if (cache.get(place)) return
  const [path, , locale, body] = key
  const kept = takeKeptAnswer([`/api/${path}`, locale, body])
  const answer = kept && readAnswer(path, kept.text)
  if (!answer) return
  if (kept.away) markSaved(answer, new Date(clock.now() - (Date.now() - kept.at)))
  cache.set(place, { data: shape(answer), isLoading: false })
}
