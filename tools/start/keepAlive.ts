import { setTimeout as wait } from 'node:timers/promises'
import type { Child } from './child.ts'

type Kept<Ready> = { current: () => Child<Ready>; stop: () => Promise<void> }

type Keep<Ready> = {
  name: string
  start: () => Promise<Child<Ready>>
  log: (line: string) => void
}

/** Starts a program and brings it back whenever it dies, sooner the first time than the tenth. */
export async function keepAlive<Ready>({ name, start, log }: Keep<Ready>): Promise<Kept<Ready>> {
  let child = await start()
  let stopping = false
  let pause = 100

  async function watch() {
    while (!stopping) {
      const since = Date.now()
      const code = await child.gone
      if (stopping) return
      if (Date.now() - since > 60_000) pause = 100
      log(`${name} ended with ${code}; it is started again`)
      await revive()
    }
  }

  async function revive(): Promise<void> {
    while (!stopping) {
      await wait(pause)
      pause = Math.min(pause * 2, 10_000)
      try {
        child = await start()
        return
      } catch (error) {
        log(error instanceof Error ? error.message : String(error))
      }
    }
  }

  const watching = watch()
  return {
    current: () => child,
    stop: async () => {
      stopping = true
      await child.stop()
      await watching
      // It may have been brought back just then.
      await child.stop()
    },
  }
}
