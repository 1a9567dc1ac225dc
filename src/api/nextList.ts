import {
  endOf,
  fits,
  hasPage,
  type Page,
  type PageList,
  placeAt,
  putPage,
  withPages,
} from './page-list.ts'
import { renewIfSame } from './swr.ts'

/** Asks for the page that begins at a cursor, null for the first. */
export type Ask = (cursor: string | null) => Promise<Page>

type Asking = { ask: Ask; again?: boolean | undefined; page?: number | undefined }

/** The list as it is once it was asked for anew, or for a page, or neither: then whether its first page is as it was. */
export async function nextList(list: PageList, { ask, again, page }: Asking): Promise<PageList> {
  if (!again && page === undefined) return anew(list, { ask })
  const now = again ? await anew(list, { ask, again }) : list
  const isHeld = page !== undefined && page >= now.from && page < endOf(now)
  return page === undefined || isHeld || !hasPage(now, page) ? now : add(now, page, ask)
}

async function anew(list: PageList, asking: Asking): Promise<PageList> {
  const pages = await walk(list, [], asking)
  const isSame =
    pages.length === list.pages.length && pages.every((it, at) => it === list.pages[at])
  return isSame ? list : withPages(list, pages)
}

async function add(list: PageList, at: number, ask: Ask): Promise<PageList> {
  const page = await ask(placeAt(list, at).cursor)
  const put = putPage(list, at, page)
  if (fits(list, at, page)) return put
  return withPages(put, await walk(put, put.pages.slice(0, at + 1 - put.from), { ask }))
}

/**
 * Goes on from the first of the held pages, which are asked for anew: each by where the one before ends now, all of them,
 * or until one begins where it did. What is as it was stays the same object.
 */
async function walk(list: PageList, begun: readonly Page[], { ask, again }: Asking) {
  const pages = [...begun]
  for (let at = list.from + pages.length; at < endOf(list); at += 1) {
    const begins = placeAt(list, at).cursor
    const before = pages.at(-1)
    const cursor = before ? before.next : begins
    if (before && cursor === begins && !again)
      return [...pages, ...list.pages.slice(at - list.from)]
    if (before && cursor === null) break
    pages.push(sameOr(list.pages[at - list.from], await ask(cursor)))
  }
  return pages
}

const sameOr = (held: Page | undefined, page: Page) =>
  held && renewIfSame(held, page) ? held : page
