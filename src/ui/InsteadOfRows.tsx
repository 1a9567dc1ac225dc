import type { ReactNode } from 'react'
import { Failed } from './Failed.tsx'
import { hasMore, type List } from './List.ts'
import { RowsEnd } from './RowsEnd.tsx'
import { Skeleton } from './Skeleton.tsx'

type InsteadOfRowsProps = {
  list: List<unknown>
  /** Where there are none, and no more to come. */
  empty: ReactNode
  /** As many as there is room for. */
  rows?: number
}

/** In the place of a list without rows. A list that shows some of its rows alone may have them further on: its end goes on asking. */
export function InsteadOfRows({ list, empty, rows = 4 }: InsteadOfRowsProps) {
  const room = <Skeleton rows={rows} />
  // It stays while it is asked again by itself: what is to be tapped, or has the focus, does not come and go.
  if (list.error) return <Failed error={list.error} onRetry={list.refresh} room={room} />
  if (list.isLoading) return room
  return hasMore(list) ? <RowsEnd list={list} count={0} /> : empty
}
