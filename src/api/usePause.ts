import type { Pausable } from '#shared/pausable.ts'
import { useCall } from './useCall.ts'

/** How often it is looked whether something was paused or goes on, milliseconds. */
const EVERY = 30_000

/** Why operators have paused something, in the language of whoever reads; undefined: it goes on. */
export function usePause(what: Pausable): string | undefined {
  const { data } = useCall('home/parameters', {}, { every: EVERY })
  return data?.parameters.pauses?.[what] ?? undefined
}
