import { useSyncExternalStore } from 'react'
import type { IconName } from './iconPaths.ts'

let paths: Partial<Record<IconName, string>> | undefined
const listeners = new Set<() => void>()

/** Fetches the drawings that no start needs; screens that draw them wait for it. */
export async function loadLaterIcons(): Promise<void> {
  paths ??= (await import('./laterIcons.ts')).laterIcons
  for (const tell of listeners) tell()
}

function follow(listener: () => void) {
  listeners.add(listener)
  // Where a screen did not wait for them its drawings come a moment after it.
  if (!paths) loadLaterIcons().catch(() => {})
  return () => void listeners.delete(listener)
}

/** The outline of a drawing that is no part of the first load; none until it is there. */
export function useLaterIcon(name: IconName): string | undefined {
  const now = () => paths?.[name]
  // A form that was painted while the app was built is drawn, and taken over, once they are there.
  return useSyncExternalStore(follow, now, now)
}
