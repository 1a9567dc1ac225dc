import { useRef, useState } from 'react'
import type { AnyPath, Body, Result } from '#shared/api/index.ts'
import { callOf } from './callOf.ts'
import { newKey } from './newKey.ts'
import { post } from './post.ts'
import { Refused } from './Refused.ts'
import { refreshAfter } from './stale.ts'

type How = { quiet?: boolean; slow?: boolean }

/**
 * Makes a call when told to, then refreshes what it has made out of date, or what it was refused upon. `send` throws what
 * `post` throws, after the person was told; pass `quiet` where the form says it itself, `slow` where the service takes its time.
 * Money goes through `useIntent`.
 */
export function useSend<P extends AnyPath>(path: P, { quiet = false, slow = false }: How = {}) {
  const [isSending, setSending] = useState(false)
  const running = useRef<Promise<Result<P>> | null>(null)
  const intent = useRef<string | undefined>(undefined)

  async function once(body: Body<P>): Promise<Result<P>> {
    setSending(true)
    try {
      if (callOf(path).writes) intent.current ??= newKey()
      const result = await post(path, body, {
        quiet,
        slow,
        ...(intent.current ? { key: intent.current } : {}),
      })
      intent.current = undefined
      void refreshAfter(path)
      return result
    } catch (error) {
      // Without an answer the same is told again under the same key, and is not done twice.
      if (error instanceof Refused) refused(error)
      throw error
    } finally {
      running.current = null
      setSending(false)
    }
  }

  function refused({ code }: Refused) {
    intent.current = undefined
    // What was decided upon may have changed since it was shown.
    if (code === 400) void refreshAfter(path)
  }

  return {
    isSending,
    /** A second tap while the first is under way joins it. */
    send: (body: Body<P>): Promise<Result<P>> => {
      running.current ??= once(body)
      return running.current
    },
  }
}
