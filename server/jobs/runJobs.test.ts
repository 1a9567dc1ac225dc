import { expect, onTestFinished, test } from 'vitest'
import { askAudit } from '#server/audit/asked.ts'
import { makeAudit } from '#server/audit/makeAudit.ts'
import { makeClock } from '#server/clock/clock.ts'
import { as } from '#server/testing/as.ts'
import { openBooks } from '#server/testing/openBooks.ts'
import type { Job } from './jobs.ts'
import { theJobs } from './jobs.ts'
import { runJobs } from './runJobs.ts'

type Line = { level: string; event: string } & Record<string, unknown>

const world = { clock: makeClock({ followsChain: true }) } as never as Parameters<typeof runJobs>[0]
const HOUR = 3_600_000

function running(run: Job['run'], pause = HOUR) {
  const lines: Line[] = []
  const jobs = runJobs(world, {
    report: (line) => lines.push(line),
    jobs: [{ name: 'it', pause, run }],
  })
  onTestFinished(jobs.stop)
  return { lines, ...jobs }
}

test('a job that fails is told and tried again', async () => {
  let tries = 0
  const { lines } = running(async () => {
    tries += 1
    if (tries < 3) throw new Error('not yet')
    return 0
  }, 1)
  await expect.poll(() => tries).toBeGreaterThanOrEqual(3)
  expect(lines.slice(0, 2)).toMatchObject([
    { level: 'error', event: 'job failed', job: 'it', failures: 1 },
    { failures: 2 },
  ])
  // And once that it goes on: whoever is woken by the first line has to know.
  await expect.poll(() => tries).toBeGreaterThanOrEqual(5)
  expect(lines.slice(2)).toEqual([{ level: 'info', event: 'job goes on', job: 'it', failures: 2 }])
})

test('a job never runs twice at once, and goes on at once while there is something to do', async () => {
  let at = 0
  let most = 0
  let left = 20
  running(async () => {
    at += 1
    most = Math.max(most, at)
    await Promise.resolve()
    at -= 1
    left -= 1
    return left > 0 ? 1 : 0
  })
  await expect.poll(() => left).toBeLessThanOrEqual(0)
  expect(most).toBe(1)
})

test('a jump of the clock wakes what would have slept for an hour', async () => {
  let runs = 0
  running(async () => {
    runs += 1
    return 0
  })
  await expect.poll(() => runs).toBe(1)
  world.clock.follow(new Date(world.clock.now().getTime() + 24 * HOUR))
  await expect.poll(() => runs).toBe(2)
})

test('stopping waits for the run that is under way and starts no other', async () => {
  const gate = Promise.withResolvers<void>()
  let runs = 0
  const { stop } = running(async () => {
    runs += 1
    await gate.promise
    return 1
  })
  const stopped = stop()
  gate.resolve()
  await stopped
  expect(runs).toBe(1)
})

test('every job runs on an empty service and finds nothing to do', async () => {
  const books = await openBooks()
  onTestFinished(books.close)
  for (const job of theJobs) {
    const did = await job.run(books.world, () => {}, new AbortController().signal)
    expect([job.name, did]).toEqual([job.name, 0])
  }
})

test('an audit that is under way ends when the jobs stop, untold, and is left to the next process', async () => {
  const books = await openBooks()
  onTestFinished(books.close)
  const { db, clock } = books
  const lines: Line[] = []
  const auditing = theJobs.filter(({ name }) => name === 'audit the books')
  await as(db.ownerUrl, async (other) => {
    // It waits for somebody else: it would last for as long as that does.
    await other.query('begin; lock table operator_act in access exclusive mode')
    await db.inTx((tx) => askAudit(tx, { actor: 'ann', now: clock.now() }))
    const { stop } = runJobs(books.world, { report: (line) => lines.push(line), jobs: auditing })
    const waiting = () =>
      db.inTx(
        (tx) => tx`
          select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    await expect.poll(waiting, { timeout: 10_000 }).toHaveLength(1)
    await stop()
    expect(await waiting()).toEqual([])
  })
  expect(lines).toEqual([])
  expect(await db.inTx((tx) => tx`select 1 from audit_run`)).toEqual([])
  expect(await makeAudit(books)).toBe(1)
})

test('an audit that has not come to its end within a day is begun no more, and a new one can be asked for', async () => {
  const books = await openBooks()
  onTestFinished(books.close)
  const { db, clock, pass } = books
  const ask = () => db.inTx((tx) => askAudit(tx, { actor: 'ann', now: clock.now() }))
  const first = await ask()
  pass(23 * 3_600_000)
  expect(await ask()).toEqual(first)
  pass(2 * 3_600_000)
  expect(await makeAudit(books)).toBe(0)
  expect((await ask()).id).not.toBe(first.id)
  expect(await makeAudit(books)).toBe(1)
})
