import { useMemo } from 'react'
import useSWR, { unstable_serialize } from 'swr'
import type { AnyPath, Body, Result } from '#shared/api/index.ts'
import { noteAnswer } from '#src/words/answeredAt.ts'
import { inheritAge, savedAt } from '#src/words/savedAt.ts'
import { askPages, isWanting, lookAt, wantAgain, wantMore } from './askPages.ts'
import { type ListKey, listKey } from './callKey.ts'
import { endOf, hasPage, type PageList, rowsBeyond } from './page-list.ts'
import { plantList } from './plantList.ts'
import { post } from './post.ts'
import { readOptions } from './swr.ts'
import { useMayAsk } from './useMayAsk.ts'
import { useShown } from './useShown.ts'

/** The calls that answer a page of rows. */
export type PagedPath = {
  [P in AnyPath]: Result<P> extends { list: readonly unknown[]; next: string | null } ? P : never
}[AnyPath]

type Row<P extends PagedPath> = Result<P>['list'][number]

type PagesOptions = {
  /** Milliseconds between two askings while the screen is in view. */
  every?: number
}

/**
 * A list that grows page by page, newest first. `more` is null when the end is reached. `rows` are those that are held:
 * all of them, unless what shows them tells by `beyond.look` which ones are near the screen (docs/decisions/109).
 * Pass `null` while there is nothing to ask.
 */
export function usePages<P extends PagedPath>(
  path: P,
  body: Body<P> | null,
  { every = 0 }: PagesOptions = {},
) {
  const mayAsk = useMayAsk(path)
  const key = body && mayAsk ? listKey(path, body) : null
  const name = unstable_serialize(key)
  plantList(key)
  const { data, error, isLoading, isValidating, mutate } = useSWR<PageList, Error>(key, ask, {
    ...readOptions,
    // One list is not the other but where it is the same: what is in it was compared page by page.
    compare: Object.is,
    refreshInterval: every,
  })
  const list = data as PageList<Result<P>> | undefined
  const rows = useMemo(() => rowsOf<P>(list?.pages ?? []), [list])
  useShown(key, { at: savedAt(rows), isSeen: list !== undefined })

  const look = (first: number, last: number) => {
    const seen = lookAt(name, { first, last })
    // The first page was kept since it was asked for last, a day ago maybe: it is shown, and asked for anew.
    if (seen) void (seen === true ? mutate() : mutate(seen))
  }
  return {
    rows,
    /** Rows that are known and not held. */
    beyond: { ...(list ? rowsBeyond(list) : { above: 0, below: 0 }), look },
    first: list?.top,
    error,
    isLoading,
    isValidating,
    isLoadingMore: isValidating && isWanting(name),
    // Where nothing is asked, what was wanted before has been lost: an answer that came beside a change is dropped by the cache.
    more:
      list && hasPage(list, endOf(list))
        ? () => void ((wantMore(name) || !isValidating) && mutate())
        : null,
    refresh: () => {
      wantAgain((it) => it === name)
      return mutate()
    },
  }
}

const ask = (key: ListKey) =>
  askPages(unstable_serialize(key), (cursor) => {
    const [path, , , wire] = key
    const body = { ...JSON.parse(wire), ...(cursor !== null && { cursor }) }
    return post(path as PagedPath, body, { quiet: true }).then(noteAnswer)
  })

/** Made anew for a new answer alone: a long list is drawn more often than it grows. */
const rowsOf = <P extends PagedPath>(pages: readonly Result<P>[]) =>
  inheritAge(
    pages.flatMap((page) => page.list as Row<P>[]),
    pages,
  )
