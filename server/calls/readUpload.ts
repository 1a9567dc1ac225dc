import { Refusal } from '#server/db/Refusal.ts'
import { atMost } from '#server/members/atMost.ts'

/** A file lies in memory from its first byte to its last, however slowly it is sent: few at once. */
const inTurn = atMost({ running: 16, waiting: 64 })
const sending = new Set<string>()

/**
 * Reads a file that `sender` sends: one of theirs at a time, so that nobody takes the places of all others. Refuses
 * `tooMany`.
 */
export async function readUpload<T>(sender: string, read: () => Promise<T>): Promise<T> {
  if (sending.has(sender)) throw new Refusal('tooMany', { retryAfter: 2 })
  sending.add(sender)
  try {
    return await inTurn(read)
  } finally {
    sending.delete(sender)
  }
}
