import { saveClock } from './clock.ts'
import { follow } from './follow.ts'
import { queue } from './queue.ts'
import { rpc } from './rpc.ts'
import { writeState } from './states.ts'

/** Saves the chain as it stands, and its clock. With its past states, which cost more, a reorganisation works after a restart. */
export async function saveState(url: string, dir: string, past: boolean): Promise<void> {
  const dump = await rpc<string>(url, 'anvil_dumpState', past)
  await writeState(dir, Buffer.from(dump.slice(2), 'hex'))
  await saveClock(url, dir)
}

/** Rounds without a new block after which the chain is at rest: more than confirmations take. */
const QUIET = 3

export type Keeper = {
  /** Saves the chain now, and resolves when that is done. */
  save(): Promise<void>
  /** Saves it a last time. */
  stop(): Promise<void>
}

/**
 * Saves the chain within a second of each change, so that a crash takes back no more than that, and once more with
 * its past states when it has come to rest.
 */
export function keepState(
  url: string,
  { dir, log }: { dir: string; log: (line: string) => void },
): Keeper {
  const inTurn = queue()
  let saved = ''
  let quiet = 0
  const loop = follow(url, { period: 900, log }, async ({ hash }) => {
    quiet = hash === saved ? quiet + 1 : 0
    if (quiet === 0 || quiet === QUIET) await inTurn(() => saveState(url, dir, quiet > 0))
    saved = hash
  })
  return {
    save: () => inTurn(() => saveState(url, dir, false)),
    async stop() {
      await loop.stop()
      await inTurn(() => saveState(url, dir, true))
    },
  }
}
