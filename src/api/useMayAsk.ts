import { useAtomValue } from 'jotai'
import { calls, type Path } from '#shared/api/index.ts'
import { signedInAtom } from '#src/session/session.ts'

/** Whether to ask at all: a screen may still be there for a moment when the session that it asks for has ended. */
export const useMayAsk = (path: Path): boolean =>
  useAtomValue(signedInAtom) || calls[path].who === 'anyone'
