import { setTimeout as wait } from 'node:timers/promises'
import { mine } from '#devnet/control.ts'
import type { Follower } from '#server/chain/Following.ts'
import { look } from '#server/chain/look.ts'

/** Mines a block every now and then, and looks at it, as long as it is let. */
export function keepGoing(follower: Follower, url: string) {
  let going = true
  let stopped = false
  let failed: unknown
  const loop = (async () => {
    while (!stopped) {
      if (going) {
        await mine(url)
        await look(follower)
      }
      await wait(50)
    }
  })().catch((error: unknown) => {
    failed = error
  })
  return {
    /** No more blocks from here on; answers when the last one is mined. */
    hold: async () => {
      going = false
      await wait(200)
      if (failed) throw failed
    },
    goOn: () => {
      going = true
    },
    stop: async () => {
      stopped = true
      await loop
      if (failed) throw failed
    },
  }
}
