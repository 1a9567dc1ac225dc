import { MOST, STRETCH } from './stretches.ts'

/** What was told of some blocks that follow one another. */
type Told = { payments: readonly unknown[] }

/** Reads from a block on, to the last that is wanted or as far before it as could be read at once: `to` is where it ends. */
type InReach<Read> = (from: number, to: number) => Promise<Read & { to: number }>

/**
 * The same in stretches that can be read: half as long where one could not be, or held more payments than are settled at once,
 * and twice as long again where one held few. How long they are is known from one look to the next. Throws where a single
 * block cannot be read.
 */
export function inReach<Read extends Told>(
  read: (from: number, to: number) => Promise<Read>,
): InReach<Read> {
  let reach = STRETCH
  const readOn: InReach<Read> = async (from, to) => {
    const end = Math.min(to, from + reach - 1)
    const half = Math.ceil((end - from + 1) / 2)
    const told = await read(from, end).catch((error: unknown) => {
      // Why it was too much each node says in words of its own: too many blocks, too many logs, too large, too slow.
      reach = half
      if (end === from) throw error
      return undefined
    })
    if (!told) return readOn(from, to)
    if (told.payments.length > MOST) reach = half
    if (told.payments.length < MOST / 2) reach = Math.min(STRETCH, reach * 2)
    return { ...told, to: end }
  }
  return readOn
}
