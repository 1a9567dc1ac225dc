import { createServer } from 'node:net'

/** The port to take: the one that is wanted, else the one of last time where it is still free, else 0, any. */
export async function portFor(wanted: number | undefined, lastUrl: string | undefined) {
  if (wanted) return wanted
  const last = lastUrl ? Number(new URL(lastUrl).port) : 0
  return (await isFree(last)) ? last : 0
}

function isFree(port: number): Promise<boolean> {
  const probe = createServer()
  return new Promise((resolve) => {
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
