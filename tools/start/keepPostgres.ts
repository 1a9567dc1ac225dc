import { setTimeout as wait } from 'node:timers/promises'
import type { Postgres } from '#postgres/startCluster.ts'

/** How often the server is looked after, milliseconds. */
const EVERY = 200

type Keep = {
  start: () => Promise<Postgres>
  log: (line: string) => void
  /** From then on it is not brought back. */
  ending: AbortSignal
}

/** Starts PostgreSQL, and again whenever it dies; it recovers by itself and nothing that was kept is lost. */
export async function keepPostgres({
  start,
  log,
  ending,
}: Keep): Promise<{ current: () => Postgres; stop: () => Promise<void> }> {
  let server = await start()

  async function watch() {
    while (!ending.aborted) {
      await wait(EVERY, undefined, { signal: ending })
      if (!server.alive()) await revive()
    }
  }

  async function revive() {
    log('PostgreSQL ended; it is started again')
    try {
      server = await start()
    } catch (error) {
      log(error instanceof Error ? error.message : String(error))
      await wait(2_000, undefined, { signal: ending })
    }
  }

  const watching = watch().catch((error: unknown) => {
    if (!ending.aborted) throw error
  })
  return {
    current: () => server,
    stop: async () => {
      await watching
      await server.stop()
    },
  }
}
