import { setTimeout as wait } from 'node:timers/promises'
import type { Child } from './child.ts'

export type Kept<Ready> = {
  current: () => Child<Ready>
  /** Ends it and waits until it serves again. */
  restart: () => Promise<void>
  stop: () => Promise<void>
}

type Keep<Ready> = {
  name: string
  start: () => Promise<Child<Ready>>
  log: (line: string) => void
  /** From then on it is not brought back. */
  ending: AbortSignal
}

type State<Ready> = {
  child: Child<Ready>
  /** Somebody asked for its end and waits for the next one. */
  asked: boolean
  /** Milliseconds before it is brought back. */
  pause: number
}

const [SHORTEST, LONGEST] = [100, 10_000]

/** Milliseconds; what served as long as this is brought back at once when it dies. */
const HEALTHY = 60_000

/** Starts a program and brings it back whenever it dies, sooner the first time than the tenth. */
export async function keepAlive<Ready>(keep: Keep<Ready>): Promise<Kept<Ready>> {
  const state: State<Ready> = { child: await keep.start(), asked: false, pause: SHORTEST }
  const watching = watch(keep, state)
  return {
    current: () => state.child,
    restart: async () => {
      const before = state.child
      state.asked = true
      await before.stop()
      while (state.child === before && !keep.ending.aborted) await wait(10)
      state.asked = false
    },
    stop: async () => {
      await state.child.stop()
      await watching
    },
  }
}

async function watch<Ready>(keep: Keep<Ready>, state: State<Ready>): Promise<void> {
  for (;;) {
    const since = Date.now()
    const code = await state.child.gone
    if (keep.ending.aborted) return
    if (Date.now() - since > HEALTHY) state.pause = SHORTEST
    const why = state.asked ? 'was asked to end' : `ended with ${code}`
    keep.log(`${keep.name} ${why}; it is started again`)
    while (!keep.ending.aborted && !(await revived(keep, state)));
  }
}

async function revived<Ready>(
  { start, log, ending }: Keep<Ready>,
  state: State<Ready>,
): Promise<boolean> {
  try {
    await wait(state.asked ? 0 : state.pause, undefined, { signal: ending })
    state.pause = Math.min(state.pause * 2, LONGEST)
    state.child = await start()
    return true
  } catch (error) {
    if (!ending.aborted) log(error instanceof Error ? error.message : String(error))
    return false
  }
}
