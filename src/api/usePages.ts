import { useEffect } from 'react'
import useSWRInfinite from 'swr/infinite'
import type { AnyPath, Body, Result } from '#shared/api/index.ts'
import { inheritAge, savedAt } from '#src/words/savedAt.ts'
import { type CallKey, callKey } from './callKey.ts'
import { post } from './post.ts'
import { useShowsSaved } from './shown-saved.ts'
import { listsStale } from './stale.ts'
import { readOptions } from './swr.ts'
import { useMayAsk } from './useMayAsk.ts'

/** The calls that answer a page of rows. */
export type PagedPath = {
  [P in AnyPath]: Result<P> extends { list: readonly unknown[]; next: string | null } ? P : never
}[AnyPath]

type Row<P extends PagedPath> = Result<P>['list'][number]

/** A list that grows page by page, newest first. `more` is null when the end is reached. */
export function usePages<P extends PagedPath>(path: P, body: Body<P>) {
  const mayAsk = useMayAsk(path)
  const { data, error, isLoading, isValidating, size, setSize, mutate } = useSWRInfinite<
    Result<P>,
    Error,
    (index: number, previous: Result<P> | null) => CallKey | null
  >(
    (_, previous) => {
      if (!mayAsk || (previous && previous.next === null)) return null
      return callKey(path, previous ? { ...body, cursor: previous.next } : body)
    },
    ([, , , wire]) => post(path, JSON.parse(wire) as Body<P>, { quiet: true }),
    { ...readOptions, revalidateFirstPage: true },
  )
  useEffect(() => listsStale.add(path, () => void mutate()), [path, mutate])

  const pages = data ?? []
  const rows = inheritAge(
    pages.flatMap((page) => page.list as Row<P>[]),
    pages,
  )
  useShowsSaved(savedAt(rows))

  const atEnd = pages.at(-1)?.next === null
  return {
    rows,
    first: pages[0],
    error,
    isLoading,
    isValidating,
    isLoadingMore: isValidating && size > pages.length,
    more: atEnd || pages.length === 0 ? null : () => void setSize(pages.length + 1),
    refresh: () => mutate(),
  }
}
