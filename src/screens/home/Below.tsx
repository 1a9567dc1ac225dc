import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { useReachable } from '#src/api/useReachable.ts'
import { sayLost } from '#src/ui/fetchAhead.ts'
import { ErrorState, OfflineState } from '#src/ui/State.tsx'
import { laterLists, loadLists, onLists } from './later-lists.ts'

type BelowProps = {
  /** As tall as what comes. */
  waiting?: ReactNode
  /** Nothing stands here if it does not come: what is missing is said elsewhere. */
  optional?: boolean
  children: (lists: NonNullable<ReturnType<typeof laterLists>['lists']>) => ReactNode
}

/** What is not among the first figures: its code comes once those are shown. */
export function Below({ waiting, optional = false, children }: BelowProps) {
  const { lists, hasFailed } = useSyncExternalStore(onLists, laterLists)
  if (lists) return children(lists)
  if (!hasFailed) return waiting
  return optional ? null : <DidNotCome room={waiting} />
}

/** A browser does not ask a second time for a part that failed while the page stands; with no network nor must the page go. */
const again = () => (navigator.onLine ? location.reload() : loadLists())

function DidNotCome({ room }: { room: ReactNode }) {
  const reachable = useReachable()
  // Not when it fails: whoever has gone on to another screen meanwhile misses nothing.
  useEffect(sayLost, [])
  return reachable ? <ErrorState onRetry={again} /> : <OfflineState onRetry={again} room={room} />
}
