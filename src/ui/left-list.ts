import type { RowWindow, rowWindow } from './rowWindow.ts'

/** A long list as it was left: how tall its rows are, which of how many were in the page. */
export type LeftList = { heights: ReturnType<typeof rowWindow>; near: RowWindow; count: number }

/** By the place in the history; as many as somebody goes back over in one go. */
const lists = new Map<string, LeftList>()
const MOST = 8

/** The router names every place of the history. */
export function placeNow(): string | undefined {
  const state: unknown = globalThis.history?.state
  const key = state && typeof state === 'object' && '__TSR_key' in state && state.__TSR_key
  return typeof key === 'string' ? key : undefined
}

/** What stood at this place of the history; nothing where no long list did. */
export const leftAt = (place: string | undefined) => lists.get(place ?? '')

export function leaveList(place: string | undefined, left: LeftList) {
  if (place === undefined) return
  lists.delete(place)
  lists.set(place, left)
  const [oldest] = lists.keys()
  if (lists.size > MOST && oldest !== undefined) lists.delete(oldest)
}
