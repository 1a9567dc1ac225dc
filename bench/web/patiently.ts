import { setTimeout as wait } from 'node:timers/promises'

const LOST_AT_MOST = 2
/** Milliseconds: a load takes 10 to 15 s, on a busy machine twice that. */
const PATIENCE = 90_000

/** A browser dies or stands still now and then: such a load tells nothing of the page, so another one is made, at most twice. */
export async function untilLoaded<T>(
  log: (line: string) => void,
  path: string,
  load: () => Promise<T>,
): Promise<T> {
  for (let lost = 0; ; lost += 1) {
    try {
      return await load()
    } catch (error) {
      if (lost === LOST_AT_MOST) throw new Error(`${path} was not loaded`, { cause: error })
      log(`nothing came of a load of ${path}: ${String(error)}`)
    }
  }
}

/** Fails after a while; what comes too late goes on by itself, and nobody hears of it. */
export const patiently = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    wait(PATIENCE, undefined, { ref: false }).then(() => {
      throw new Error(`nothing after ${PATIENCE} ms`)
    }),
  ])
