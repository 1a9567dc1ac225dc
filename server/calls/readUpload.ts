import { Refusal } from '#server/db/Refusal.ts'
import { atMost } from '#server/members/atMost.ts'

/** A file lies in memory from its first byte to its last, however slowly it is sent: few at once. */
const inTurn = atMost({ running: 16, waiting: 64 })

/** How many of a network's are read at once: whoever has many accounts does not take the places of all others. */
const OF_NETWORK = 2

/** How long nobody's place is given to who waits, milliseconds. */
const SPARED = 20_000

/** Who is being read or waits for it: sender or network, and how many times. */
const sending = new Map<string, number>()

/** How many wait for their turn, and how many reads were ended for them and have not left their place yet. */
let waiting = 0
let leaving = 0

type Sending = { sender: string; network: string }

/** Reads the file; must come to its end soon when told so. */
type Read<T> = (ended: AbortSignal) => Promise<T>

/**
 * Reads a file that `sender` sends: one of theirs and two of their network's at a time, so that nobody takes the places of
 * all others. Refuses `tooMany`. Who is slow goes on while there are places; when somebody waits, one that has been read for
 * 20 s is ended for it.
 */
export const readUpload = <T>({ sender, network }: Sending, read: Read<T>): Promise<T> =>
  oneOf({ key: `by ${sender}`, most: 1 }, () =>
    oneOf({ key: `from ${network}`, most: OF_NETWORK }, () => waited(read)),
  )

async function oneOf<T>(
  { key, most }: { key: string; most: number },
  work: () => Promise<T>,
): Promise<T> {
  const there = sending.get(key) ?? 0
  if (there >= most) throw new Refusal('tooMany', { retryAfter: 2 })
  sending.set(key, there + 1)
  try {
    return await work()
  } finally {
    const left = (sending.get(key) ?? 1) - 1
    if (left > 0) sending.set(key, left)
    else sending.delete(key)
  }
}

/** Counts who waits until it is their turn, or there is no place to wait in. */
async function waited<T>(read: Read<T>): Promise<T> {
  let waits = 1
  const come = () => {
    waiting -= waits
    waits = 0
  }
  waiting += waits
  try {
    return await inTurn(() => {
      come()
      return spared(read)
    })
  } finally {
    come()
  }
}

/** Reads, and ends it after its time when there are more who wait than places that are being left. */
async function spared<T>(read: Read<T>): Promise<T> {
  const late = new AbortController()
  const began = performance.now()
  const look = setInterval(() => {
    if (late.signal.aborted || performance.now() - began < SPARED || waiting <= leaving) return
    leaving += 1
    late.abort()
  }, 1_000)
  try {
    return await read(late.signal)
  } finally {
    clearInterval(look)
    if (late.signal.aborted) leaving -= 1
  }
}
