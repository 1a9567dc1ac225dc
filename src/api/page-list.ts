/** An answer to the asking for a page of rows; `next` is what to ask for the page after it with, null at the end. */
export type Page = { readonly list: readonly unknown[]; readonly next: string | null }

/** Where a page begins: what to ask for it with, null for the first, and how many rows come before it. */
type Place = { readonly cursor: string | null; readonly row: number }

/** Rows of a list that are near the screen: `first` up to before `last`. */
export type Looked = { first: number; last: number }

/**
 * A list as far as it was asked for. Of what is far from the screen nothing is held but where it begins, so that a list
 * of any length takes the memory of a short one.
 */
export type PageList<P extends Page = Page> = {
  /** Of every page that was asked for, and of the one after those. Lists that grow out of one another share them. */
  readonly places: Place[]
  /** How many pages were asked for. */
  readonly known: number
  /** The first page that is held … */
  readonly from: number
  /** … and all that are, one after the other. */
  readonly pages: readonly P[]
  /** The first page of all, held or not. */
  readonly top: P
}

/** Rows that are held on either side of those near the screen. */
const HOLD = 200
/** Rows on either side that are asked for again before they are near. */
const NEAR = 20

export const listOf = <P extends Page>(top: P): PageList<P> => ({
  places: [{ cursor: null, row: 0 }, after({ cursor: null, row: 0 }, top)],
  known: 1,
  from: 0,
  pages: [top],
  top,
})

const after = ({ row }: Place, { list, next }: Page): Place => ({
  cursor: next,
  row: row + list.length,
})

/** Where a page begins that was asked for, or the one after those. */
export function placeAt({ places }: PageList, at: number): Place {
  const place = places[at]
  if (!place) throw new RangeError(`page ${at} of ${places.length - 1}`)
  return place
}

/** The page after the last one that is held. */
export const endOf = ({ from, pages }: PageList) => from + pages.length

/** Whether there is a page of this number, as far as is known. */
export const hasPage = (list: PageList, at: number): boolean =>
  at < list.known || (at === list.known && placeAt(list, at).cursor !== null)

/** Rows before the first that is held, and after the last. */
export const rowsBeyond = (list: PageList) => ({
  above: placeAt(list, list.from).row,
  below: placeAt(list, list.known).row - placeAt(list, endOf(list)).row,
})

/** Puts a page in its place. It is held with its neighbours, or alone where it has none. */
export function putPage<P extends Page>(list: PageList<P>, at: number, page: P): PageList<P> {
  const { places, known } = at === list.known ? longer(list, page) : list
  const top = at === 0 ? page : list.top
  const put = (from: number, pages: readonly P[]) => ({ places, known, top, from, pages })
  if (at === endOf(list)) return put(list.from, [...list.pages, page])
  if (at === list.from - 1) return put(at, [page, ...list.pages])
  return put(at, [page])
}

function longer<P extends Page>(list: PageList<P>, page: P) {
  const known = list.known + 1
  // Only the list that was grown last can go on with what it shares.
  const places = list.places.length === known ? list.places : list.places.slice(0, known)
  places.push(after(placeAt(list, list.known), page))
  return { places, known }
}

/** Whether the page after this one still begins where it did. */
export function fits(list: PageList, at: number, page: Page): boolean {
  if (at === list.known) return true
  const [was, is] = [placeAt(list, at + 1), after(placeAt(list, at), page)]
  return was.cursor === is.cursor && was.row === is.row
}

/** The list with these pages in place of those that are held. What comes after them stays where it goes on as it did. */
export function withPages<P extends Page>(list: PageList<P>, pages: readonly P[]): PageList<P> {
  const places = list.places.slice(0, list.from + 1)
  let end = placeAt(list, list.from)
  for (const page of pages) {
    end = after(end, page)
    places.push(end)
  }
  const was = placeAt(list, endOf(list))
  const rest =
    pages.length === list.pages.length && was.cursor === end.cursor
      ? list.places.slice(endOf(list) + 1, list.known + 1)
      : []
  for (const { cursor, row } of rest) places.push({ cursor, row: row + end.row - was.row })
  const top = (list.from === 0 && pages[0]) || list.top
  return { places, known: places.length - 1, from: list.from, pages, top }
}

/** Lets go what is far from the rows that are looked at. */
export function nearOnly<P extends Page>(list: PageList<P>, { first, last }: Looked): PageList<P> {
  let [from, end] = [list.from, endOf(list)]
  while (from < end - 1 && placeAt(list, from + 1).row <= first - HOLD) from += 1
  while (end > from + 1 && placeAt(list, end - 1).row >= last + HOLD) end -= 1
  if (from === list.from && end === endOf(list)) return list
  return { ...list, from, pages: list.pages.slice(from - list.from, end - list.from) }
}

/** The list with its first page alone held, as a screen begins that was not come back to. */
export const fromTop = <P extends Page>(list: PageList<P>): PageList<P> =>
  list.from === 0 ? list : { ...list, from: 0, pages: [list.top] }

/** A page that was let go and is looked at again, or soon will be; the nearest to those that are held. */
export function missingPage(list: PageList, { first, last }: Looked): number | undefined {
  const end = endOf(list)
  const top = pageOf(list, first - NEAR)
  const bottom = pageOf(list, last + NEAR - 1)
  if (top > end || bottom < list.from - 1) return pageOf(list, first)
  if (bottom >= end) return end
  return top < list.from ? list.from - 1 : undefined
}

/** The page that a row stands in, of those that were asked for. */
function pageOf(list: PageList, row: number): number {
  let [low, high] = [0, list.known - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (placeAt(list, middle).row <= row) low = middle
    else high = middle - 1
  }
  return low
}
