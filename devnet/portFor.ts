import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** The port to take: the one that is wanted, else the one of last time where it is free, else 0, any. */
export async function portFor(wanted: number | undefined, lastUrl: string | undefined) {
  if (wanted) return wanted
  if (!lastUrl) return 0
  const last = Number(new URL(lastUrl).port)
  // A process that was killed lets go of its port a moment after it is gone.
  for (let asked = 0; asked < 20; asked += 1) {
    if (await isFree(last)) return last
    await wait(50)
  }
  return 0
}

function isFree(port: number): Promise<boolean> {
  const probe = createServer()
  return new Promise((resolve) => {
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
