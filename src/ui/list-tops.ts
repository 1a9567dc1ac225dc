/** By the screen's address: pixels from the top of the page down to its list, as high as it was ever seen. */
const tops = new Map<string, number>()

/** The screen whose list it is: how it is narrowed moves nothing. */
const screenNow = () => globalThis.location?.hash.split('?')[0] ?? ''

/** Nothing is known of a list that was not seen yet: it may begin at the very top. */
export const listTop = () => tops.get(screenNow()) ?? 0

/** What stands above it may go, and another list of the screen may lie in a sheet: the highest place counts. */
export function noteListTop(top: number) {
  const now = screenNow()
  tops.set(now, Math.max(0, Math.min(top, tops.get(now) ?? top)))
}
