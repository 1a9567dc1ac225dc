import type { DeskResult } from '#shared/desk/index.ts'
import { localField, momentIn } from '#src/screens/console/parts/moments.ts'
import { type Fields, wordsOf } from './texts.ts'

export type Ad = DeskResult<'operator/ads'>['list'][number]

/** Whether members see it: not, at once, or from a moment on. */
export type Shown = 'no' | 'now' | 'later'

function shownOf({ state }: Ad): Shown {
  if (state === 'coming') return 'later'
  return state === 'draft' ? 'no' : 'now'
}

/** What stands in the form of an ad; `first` is the moment that is offered. */
export const adFields = (ad: Ad | undefined, first: Date): Fields => ({
  'title.en': ad?.title.en ?? '',
  'title.zh': ad?.title.zh ?? '',
  image: ad?.image ?? '',
  link: ad?.link ?? '',
  place: String(ad?.place ?? 1),
  shown: ad ? shownOf(ad) : 'no',
  from: localField(ad?.from && ad.state === 'coming' ? new Date(ad.from) : first),
  until: ad?.until ? localField(new Date(ad.until)) : '',
})

/** A moment that nobody touched is sent to the second, as it was; an empty one is no moment. */
function momentOf(field: string, before: string | null | undefined): string {
  const untouched = before && localField(new Date(before)) === field
  return untouched ? before : momentIn(field)
}

/** The body that the form says. What stands in a field of a moment counts only where it is asked for. */
export function adBody(fields: Fields, ad: Ad | undefined) {
  const { image = '', link = '', place = '', shown = 'no', from = '', until = '' } = fields
  return {
    ...(ad && { id: ad.id, revision: ad.revision }),
    title: wordsOf(fields, 'title'),
    image,
    link: link.trim() === '' ? null : link.trim(),
    place: /^\d{1,6}$/.test(place.trim()) ? Number(place) : place,
    shown: shown !== 'no',
    from: shown === 'later' ? momentOf(from, ad?.from) : undefined,
    until: shown === 'no' || until === '' ? undefined : momentOf(until, ad?.until),
  }
}
