/**
 * Runs at most `running` pieces of work at once, in the order in which they came. Throws for who has not had a turn within
 * `patience` milliseconds: what is done long after it was asked for is of no use, and a line must not grow without end.
 */
export function inLine({ running, patience }: { running: number; patience: number }) {
  let free = running
  const line: (() => void)[] = []

  const turn = () =>
    new Promise<void>((resolve, reject) => {
      const go = () => {
        clearTimeout(late)
        resolve()
      }
      const late = setTimeout(() => {
        line.splice(line.indexOf(go), 1)
        reject(Object.assign(new Error('its turn did not come in time'), { code: 'ETIMEDOUT' }))
      }, patience)
      line.push(go)
    })

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1
    else await turn()
    try {
      return await work()
    } finally {
      const next = line.shift()
      if (next) next()
      else free += 1
    }
  }
}
