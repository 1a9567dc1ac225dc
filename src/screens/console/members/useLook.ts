import useSWRInfinite from 'swr/infinite'
import { type Body, calls, type Result } from '#shared/api/index.ts'
import { type CallKey, callKey } from '#src/api/callKey.ts'
import { post } from '#src/api/post.ts'

/** The member's lists that the desk looks at. */
export type LookPath =
  | 'product/order'
  | 'asset/flowRecord'
  | 'asset/cashRecord'
  | 'asset/transferTo'
  | 'asset/transferFrom'
  | 'member/referenceList'

/** Who is looked at, why, and which time: what was seen another time is no look of this one, and not in the log as one. */
export type Looking = { memberId: string; reason: string; time: string }

type Page<P extends LookPath> = Result<P> & { next: string | null }

/**
 * A list as the member sees it. Each page is a line of the log, so nothing is asked for but by somebody's hand. It does not page
 * by `usePages`: that asks again on its own accord, whenever a screen is come back to or a list may be stale, and what it asks
 * has the rows in its own answer; here they are those of a call within the call.
 */
export function useLook<P extends LookPath>(path: P, { memberId, reason, time }: Looking) {
  const { data, error, isLoading, isValidating, size, setSize, mutate } = useSWRInfinite<
    Page<P>,
    Error,
    (index: number, previous: Page<P> | null) => readonly [...CallKey, string] | null
  >(
    (_, previous) => {
      if (previous && previous.next === null) return null
      const body = previous ? { cursor: previous.next } : {}
      return [...callKey('operator/asMember', { memberId, reason, path, body }), time] as const
    },
    async ([, , , wire]) => {
      const asked = JSON.parse(wire) as Body<'operator/asMember'>
      const { answer } = await post('operator/asMember', asked, { quiet: true })
      return calls[path].result.parse(answer) as Page<P>
    },
    byHand,
  )
  const pages = data ?? []
  const atEnd = pages.at(-1)?.next === null
  return {
    rows: pages.flatMap((page) => page.list as Result<P>['list'][number][]),
    error,
    isLoading,
    isLoadingMore: isValidating && size > pages.length,
    more: atEnd || pages.length === 0 ? null : () => void setSize(pages.length + 1),
    refresh: () => mutate(),
  }
}

const byHand = {
  revalidateFirstPage: false,
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
}
