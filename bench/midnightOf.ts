import type { World } from '#server/calls/World.ts'
import type { Database } from '#server/db/open.ts'
import { keepProofs } from '#server/jobs/keepProofs.ts'
import { readParameters } from '#server/parameters/readParameters.ts'
import { foldChanges } from '#server/pool/foldChanges.ts'
import { markWeeks } from '#server/pool/markWeeks.ts'
import { runDueDays } from '#server/rewards/runDueDays.ts'
import { worldAt } from './caller.ts'

type Step = { name: string; seconds: number; wal: number; memory: number }

/** How the jobs of a midnight went: seconds, megabytes of WAL, and the most that this process held meanwhile. */
export type Midnight = { orders: number; lines: number; steps: Step[] }

/** Does what the jobs do at and after the midnight that begins a day, each to its end. */
export async function midnightOf(db: Database, day: string): Promise<Midnight> {
  const world = worldAt(db, day)
  const jobs: Record<string, () => Promise<unknown>> = {
    'sums of the teams': () => foldChanges(world),
    'places of the week': () => markWeeks(world),
    'the day’s distribution': () =>
      runDueDays(world, async (tx, at) => (await readParameters(tx, at)).shares),
    'the proofs': () => proveAll(world),
  }
  const steps: Step[] = []
  for (const [name, work] of Object.entries(jobs)) steps.push(await step(db, name, work))
  return { ...(await paidOn(db, day)), steps }
}

async function proveAll(world: World): Promise<void> {
  while ((await keepProofs(world)) > 0);
}

async function step(db: Database, name: string, work: () => Promise<unknown>): Promise<Step> {
  const [from, started] = [await written(db), performance.now()]
  let memory = 0
  const watch = setInterval(() => {
    memory = Math.max(memory, process.memoryUsage().rss)
  }, 200)
  try {
    await work()
  } finally {
    clearInterval(watch)
  }
  const seconds = (performance.now() - started) / 1000
  return { name, seconds, wal: ((await written(db)) - from) / 2 ** 20, memory: memory / 2 ** 20 }
}

/** Bytes of WAL since the server's first. */
const written = (db: Database) =>
  db.inTx(async (tx) => {
    const [row] = await tx<{ bytes: number }>`
      select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as bytes`
    return row?.bytes ?? 0
  })

const paidOn = (db: Database, day: string) =>
  db.inTx(async (tx) => {
    await tx`select set_config('statement_timeout', '300s', true)`
    const [row] = await tx<{ orders: number; lines: number }>`
      select orders, (select count(*)::int from entry e join journal j on j.id = e.journal_id
        where j.owner_id = 0 and j.key like ${`distribution:${day}:%`} and e.type is not null) as lines
      from distribution where day = ${day} and finished_at is not null`
    if (!row) throw new Error('the day was not distributed')
    return row
  })
