import { useAtomValue } from 'jotai'
import type { AnyPath } from '#shared/api/index.ts'
import { signedInAtom } from '#src/session/session.ts'
import { callOf } from './callOf.ts'

/** Whether to ask at all: a screen may still be there for a moment when the session that it asks for has ended. */
export const useMayAsk = (path: AnyPath): boolean =>
  useAtomValue(signedInAtom) || callOf(path).who === 'anyone'
