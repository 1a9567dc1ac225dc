import { Refusal } from '#server/db/Refusal.ts'

/**
 * Runs at most `running` pieces of work at once and lets `waiting` more wait; refuses `tooMany` beyond that, so that a
 * flood of slow work cannot push everything else aside.
 */
export function atMost({ running, waiting }: { running: number; waiting: number }) {
  let busy = 0
  const queue: (() => void)[] = []

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (busy >= running) {
      if (queue.length >= waiting) throw new Refusal('tooMany', { retryAfter: 2 })
      // Whoever leaves hands its place over, so that nobody slips in between.
      await new Promise<void>((go) => queue.push(go))
    } else {
      busy += 1
    }
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else busy -= 1
    }
  }
}
