import { mutate } from 'swr'
import type { AnyPath } from '#shared/api/index.ts'
import { dropLooks } from '#src/session/dropLooks.ts'
import { dropAskedAhead } from './asked-ahead.ts'
import { dropKeptAnswers } from './kept-answers.ts'

type Listener = (paths: readonly AnyPath[]) => void

const listeners = new Set<Listener>()

/** Has a listener told, before they are asked again, which calls' answers are out of date. */
export const onRefresh = (listener: Listener) => void listeners.add(listener)

/**
 * Asks again for everything on screen that these calls answer. What is not on screen is asked for when it is next shown,
 * also where it was answered a moment ago, and of a list every page that was.
 */
export async function refresh(...paths: readonly AnyPath[]): Promise<void> {
  dropKeptAnswers()
  dropAskedAhead()
  dropLooks()
  for (const tell of listeners) tell(paths)
  await mutate((key) => Array.isArray(key) && paths.includes(key[0]))
}
