import { SWRConfig, unstable_serialize } from 'swr'
import { unstable_serialize as serializeList } from 'swr/infinite'
import { clock } from '#src/words/clock.ts'
import { markSaved } from '#src/words/savedAt.ts'
import type { CallKey } from './callKey.ts'
import { takeKeptAnswer } from './kept-answers.ts'
import { readAnswer } from './request.ts'

const { cache } = SWRConfig.defaultValue

/** Begins a read with what was kept of the last start, so that it is shown at once; it is asked for all the same. */
export function plant(key: CallKey | null) {
  if (key) set(unstable_serialize(key), key, (page) => page)
}

/** The same for a list, of which the first page was kept. */
export function plantList(key: CallKey | null) {
  if (key)
    set(
      serializeList(() => key),
      key,
      (page) => [page],
    )
}

function set(place: string, [path, , locale, body]: CallKey, shape: (page: object) => object) {
  if (cache.get(place)) return
  const kept = takeKeptAnswer([`/api/${path}`, locale, body])
  const answer = kept && readAnswer(path, kept.text)
  if (!answer) return
  if (kept.away) markSaved(answer, new Date(clock.now() - (Date.now() - kept.at)))
  cache.set(place, { data: shape(answer), isLoading: false })
}
