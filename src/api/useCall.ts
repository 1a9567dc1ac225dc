import { useAtomValue } from 'jotai'
import useSWR from 'swr'
import type { AnyPath, Body, Result } from '#shared/api/index.ts'
import { memberAtom, parametersAtom } from '#src/session/session.ts'
import { savedAt } from '#src/words/savedAt.ts'
import { type CallKey, callKey } from './callKey.ts'
import { plant } from './plant.ts'
import { read } from './read.ts'
import { readOptions } from './swr.ts'
import { useMayAsk } from './useMayAsk.ts'
import { useShown } from './useShown.ts'

type CallOptions = {
  /** Milliseconds between two askings while the screen is in view. */
  every?: number
  /** Nothing of the answer is shown, but what is noted of it elsewhere. */
  unseen?: boolean
}

/** Reads a call and keeps it fresh. Pass `null` while there is nothing to ask yet. */
export function useCall<P extends AnyPath>(
  path: P,
  body: Body<P> | null,
  { every, unseen = false }: CallOptions = {},
) {
  const known = useKnown(path)
  const mayAsk = useMayAsk(path)
  const key = body && mayAsk ? callKey(path, body) : null
  plant(key)
  const answer = useSWR<Result<P>, Error>(
    key,
    (asked: CallKey) => read(path, body as Body<P>, asked),
    {
      ...readOptions,
      ...(every ? { refreshInterval: every } : {}),
      ...(known ? { fallbackData: known } : {}),
    },
  )
  const { data } = answer
  useShown(key, { at: savedAt(data), isSeen: data !== undefined && !unseen })
  return answer
}

/** What the session remembers from the last start stands in until the answer is here. */
function useKnown<P extends AnyPath>(path: P): Result<P> | undefined {
  const member = useAtomValue(memberAtom)
  const parameters = useAtomValue(parametersAtom)
  const known: Partial<Record<AnyPath, unknown>> = {
    'member/userInfo': member,
    'home/parameters': parameters,
  }
  return (known[path] ?? undefined) as Result<P> | undefined
}
