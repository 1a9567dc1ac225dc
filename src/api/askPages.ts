import { dayOf } from '#shared/days.ts'
import { onForget } from '#src/session/forget.ts'
import { answeredAt } from '#src/words/answeredAt.ts'
import { clock } from '#src/words/clock.ts'
import { type Ask, nextList } from './nextList.ts'
import {
  endOf,
  fromTop,
  hasPage,
  type Looked,
  listOf,
  missingPage,
  nearOnly,
  type Page,
  type PageList,
} from './page-list.ts'
import { onRefresh } from './refresh.ts'
import { onAskAgain } from './useShown.ts'

/** A list with what is to be asked for it, whether it is on screen or not. */
type Asked = {
  list?: PageList
  /** Every page that is held is to be asked for anew. */
  again?: boolean
  /** A page that is wanted and not held. */
  page?: number | undefined
  looked?: Looked
  /** One thing after the other: each goes on from what the one before has made of the list. */
  last?: Promise<unknown>
}

const lists = new Map<string, Asked>()

onForget(() => lists.clear())
onAskAgain((names) => wantAgain((list) => names.has(list)))
onRefresh((paths) => wantAgain((list) => paths.some((path) => list.startsWith(`@"${path}",`))))

function askedOf(name: string): Asked {
  const asked = lists.get(name) ?? {}
  lists.set(name, asked)
  return asked
}

/** Begins a list with its first page, which was not asked for. */
export function beginList(name: string, page: Page): PageList {
  const list = listOf(page)
  askedOf(name).list = list
  return list
}

/** Has every page that is held of these lists asked for anew, with the next asking. */
export function wantAgain(isDated: (name: string) => boolean) {
  for (const [name, asked] of lists) if (isDated(name)) asked.again = true
}

/** Wants the page after those that are held; false where there is none. */
export function wantMore(name: string): boolean {
  const { list } = askedOf(name)
  return list !== undefined && want(name, endOf(list))
}

function want(name: string, page: number): boolean {
  const asked = askedOf(name)
  if (!asked.list || !hasPage(asked.list, page) || asked.page === page) return false
  asked.page = page
  return true
}

/** Whether a page is on its way that was not held. */
export const isWanting = (name: string): boolean => lists.get(name)?.page !== undefined

/**
 * Notes which rows are near the screen. Answers the list where its first page, which is always here, stands for those
 * from now on, true where a page is to be asked for, else nothing.
 */
export function lookAt(name: string, looked: Looked): PageList | true | undefined {
  const asked = askedOf(name)
  asked.looked = looked
  if (!asked.list) return undefined
  const page = missingPage(asked.list, looked)
  if (page === 0 && asked.list.from > 1) {
    asked.list = fromTop(asked.list)
    return asked.list
  }
  return page !== undefined && want(name, page) ? true : undefined
}

/**
 * Asks what is to be asked of a list, and answers the list then: what it was told to be out of date, a page that is wanted,
 * and where it is neither of them whether the first page that is held is as it was. Each page that comes costs the same.
 */
export function askPages(name: string, ask: Ask): Promise<PageList> {
  const asked = askedOf(name)
  const run = (asked.last ?? Promise.resolve()).then(() => askNext(asked, ask))
  asked.last = run.catch(() => {})
  return run
}

/** A midnight changes more than new rows tell: what is left of a term, what has ended. */
function isOfBefore(page: Page): boolean {
  const at = answeredAt(page)
  return at !== null && dayOf(at) < dayOf(clock.now())
}

async function askNext(asked: Asked, ask: Ask): Promise<PageList> {
  const { page, list } = asked
  const again = asked.again || list?.pages.some(isOfBefore)
  asked.again = false
  try {
    asked.list = list ? await nextList(list, { ask, again, page }) : listOf(await ask(null))
  } catch (error) {
    asked.again ||= again ?? false
    throw error
  }
  if (asked.page === page) asked.page = undefined
  if (asked.looked) asked.list = nearOnly(asked.list, asked.looked)
  return asked.list
}
