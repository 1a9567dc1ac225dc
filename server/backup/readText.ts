/** The longest line that is read as a whole, bytes. */
const LONGEST = 16 * 1024 * 1024

/** Reads a stream as text that is taken from its front. */
export function readText(stream: AsyncIterable<Buffer>) {
  const source = stream[Symbol.asyncIterator]()
  let held: Buffer = Buffer.alloc(0)
  const more = async () => {
    const { value, done } = await source.next()
    if (done) throw new Error('it is cut off')
    held = held.length > 0 ? Buffer.concat([held, value]) : value
  }
  const take = (length: number) => {
    const taken = held.subarray(0, length)
    held = held.subarray(length)
    return taken
  }
  return {
    /** The next line, without its end. */
    line: async (): Promise<string> => {
      while (!held.includes('\n')) {
        if (held.length > LONGEST) throw new Error('a line does not end')
        await more()
      }
      const line = take(held.indexOf('\n')).toString()
      take(1)
      return line
    },
    /** Whole lines, as they come, up to the one that ends them; that one is taken too. */
    until: async function* (last: string): AsyncGenerator<Buffer> {
      for (;;) {
        const end = endOfLines(held, last)
        const length = end ?? held.lastIndexOf('\n') + 1
        if (length > 0) yield take(length)
        if (end !== undefined) break
        await more()
      }
      take(last.length)
    },
    /** Throws unless there is nothing more. */
    over: async (): Promise<void> => {
      if (held.length > 0 || !(await source.next()).done)
        throw new Error('it goes on after its end')
    },
  }
}

/** Where whole lines end because the last one follows, undefined where it is not in sight. A line begins at the front. */
function endOfLines(held: Buffer, last: string): number | undefined {
  if (held.subarray(0, last.length).equals(Buffer.from(last))) return 0
  const before = held.indexOf(`\n${last}`)
  return before < 0 ? undefined : before + 1
}
