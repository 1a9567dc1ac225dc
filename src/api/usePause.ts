import type { Pausable } from '#shared/pausable.ts'
import type { Told } from '#src/words/Told.ts'
import { useHeard } from './useHeard.ts'

/** Why operators have paused something, in the language of whoever reads; undefined: it goes on. */
export function usePause(what: Pausable): (Told & { reason: string }) | undefined {
  const { said, asOf } = useHeard()
  const reason = said.pauses?.[what]
  return typeof reason === 'string' ? { reason, asOf } : undefined
}
