import { useRef, useState } from 'react'
import type { Body, Path, Result } from '#shared/api/index.ts'
import { post } from './post.ts'
import { refreshAfter } from './stale.ts'

/**
 * Makes a call when told to, then refreshes what it has made out of date. `send` throws what `post` throws, after the
 * person was told; pass `quiet` where the form says it itself. Money goes through `useIntent`.
 */
export function useSend<P extends Path>(path: P, { quiet = false }: { quiet?: boolean } = {}) {
  const [isSending, setSending] = useState(false)
  const running = useRef<Promise<Result<P>> | null>(null)

  async function once(body: Body<P>): Promise<Result<P>> {
    setSending(true)
    try {
      const result = await post(path, body, { quiet })
      void refreshAfter(path)
      return result
    } finally {
      running.current = null
      setSending(false)
    }
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
