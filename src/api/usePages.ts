import { useMemo } from 'react'
import useSWRInfinite from 'swr/infinite'
import type { AnyPath, Body, Result } from '#shared/api/index.ts'
import { noteAnswer } from '#src/words/answeredAt.ts'
import { inheritAge, savedAt } from '#src/words/savedAt.ts'
import { type CallKey, callKey } from './callKey.ts'
import { plantList } from './plant.ts'
import { post } from './post.ts'
import { useShowsSaved } from './shown-saved.ts'
import { readOptions } from './swr.ts'
import { useMayAsk } from './useMayAsk.ts'

/** The calls that answer a page of rows. */
export type PagedPath = {
  [P in AnyPath]: Result<P> extends { list: readonly unknown[]; next: string | null } ? P : never
}[AnyPath]

type Row<P extends PagedPath> = Result<P>['list'][number]

type PagesOptions = {
  /** Milliseconds between two askings while the screen is in view. */
  every?: number
}

/** A list that grows page by page, newest first. `more` is null when the end is reached. */
export function usePages<P extends PagedPath>(
  path: P,
  body: Body<P>,
  { every = 0 }: PagesOptions = {},
) {
  const mayAsk = useMayAsk(path)
  plantList(mayAsk ? callKey(path, body) : null)
  const { data, error, isLoading, isValidating, size, setSize, mutate } = useSWRInfinite<
    Result<P>,
    Error,
    (index: number, previous: Result<P> | null) => CallKey | null
  >(
    (_, previous) => {
      if (!mayAsk || (previous && previous.next === null)) return null
      return callKey(path, previous ? { ...body, cursor: previous.next } : body)
    },
    ([, , , wire]) => post(path, JSON.parse(wire) as Body<P>, { quiet: true }).then(noteAnswer),
    { ...readOptions, revalidateFirstPage: true, refreshInterval: every },
  )

  const pages = data ?? []
  const rows = useMemo(() => rowsOf<P>(data ?? []), [data])
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

/** Made anew for a new answer alone: a long list is drawn more often than it grows. */
const rowsOf = <P extends PagedPath>(pages: readonly Result<P>[]) =>
  inheritAge(
    pages.flatMap((page) => page.list as Row<P>[]),
    pages,
  )
