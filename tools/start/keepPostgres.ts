import { setTimeout as wait } from 'node:timers/promises'
import type { Postgres } from '#postgres/startPostgres.ts'
import { alive, known } from './processes.ts'

/** How often the server is looked after, milliseconds. */
const EVERY = 200

/** Starts PostgreSQL again whenever it dies; it recovers by itself and nothing that was kept is lost. */
export function keepPostgres(
  first: Postgres,
  start: () => Promise<Postgres>,
  log: (line: string) => void,
): { current: () => Postgres; stop: () => Promise<void> } {
  let server = first
  let stopping = false

  async function watch() {
    let process_ = known(server.pid)
    while (!stopping) {
      await wait(EVERY)
      if (stopping || alive(process_)) continue
      log('PostgreSQL ended; it is started again')
      await start().then(
        (again) => {
          server = again
          process_ = known(again.pid)
        },
        (error: unknown) => log(String(error)),
      )
    }
  }

  const watching = watch()
  return {
    current: () => server,
    stop: async () => {
      stopping = true
      await watching
      await server.stop()
    },
  }
}
