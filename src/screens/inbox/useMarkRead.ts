import { useEffect, useState } from 'react'
import type { Result } from '#shared/api/index.ts'
import { Unanswered } from '#src/api/Unanswered.ts'
import { useSend } from '#src/api/useSend.ts'
import { answeredAt } from '#src/words/answeredAt.ts'
import type { Message } from './message-words.ts'

/** Milliseconds until it is told again where no answer came. */
const AGAIN = 15_000

type First = Pick<Result<'member/inbox'>, 'list' | 'unread' | 'seen'> | undefined

/**
 * Tells the service that what is shown was read, up to the newest of it, as soon as it really is in view: not in a window
 * behind another, and not out of a copy.
 */
export function useMarkRead(first: First) {
  const [failed, setFailed] = useState(0)
  const { send } = useSend('member/inboxRead', { quiet: true })
  const unread = first && answeredAt(first) ? first.unread : 0
  const upTo = unread > 0 ? first?.list[0]?.createdAt : undefined
  const seen = first?.seen ?? undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each newest message, and where another came late
  useEffect(() => {
    if (upTo === undefined) return
    const tell = () => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', tell)
      // What could not be told now is told a moment later, while it is in view.
      send({ upTo, ...(seen !== undefined && { seen }) }).catch((error: unknown) => {
        if (error instanceof Unanswered && !hasLeft) timer = setTimeout(again, AGAIN)
      })
    }
    const again = () => setFailed((times) => times + 1)
    let timer: ReturnType<typeof setTimeout> | undefined
    let hasLeft = false
    document.addEventListener('visibilitychange', tell)
    tell()
    return () => {
      hasLeft = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tell)
    }
  }, [upTo, unread, failed])
}

/** Which messages were new when they came into view: they keep their mark as long as the screen is there. */
export function useFresh(messages: readonly Message[]): ReadonlySet<string> {
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())
  const more = messages.filter(({ id, read }) => !read && !fresh.has(id))
  if (more.length > 0) setFresh(new Set([...fresh, ...more.map(({ id }) => id)]))
  return fresh
}
