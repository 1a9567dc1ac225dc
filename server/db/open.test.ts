import { expect, test } from 'vitest'
import { ownDatabase } from '#server/testing/testDatabase.ts'
import { passes, undone } from './passes.ts'
import type { Tx } from './Tx.ts'

const coded = (code: string) => Object.assign(new Error('it failed'), { code })
const pidOf = async (tx: Tx) => (await tx<{ pid: number }>`select pg_backend_pid() as pid`)[0]?.pid

test('only the database itself can say that a commit was undone', () => {
  expect(undone(coded('40001'))).toBe(true)
  // A pipe that broke, or a pooler that lost its server, does not know.
  expect(undone(coded('EPIPE'))).toBe(false)
  expect(undone(coded('08006'))).toBe(false)
  expect(passes(coded('08006'))).toBe(true)
})

test('work whose connection was cut between two queries is done again', async () => {
  const db = await ownDatabase()
  let runs = 0
  const answer = await db.inTx(async (tx) => {
    runs += 1
    const pid = await pidOf(tx)
    if (runs === 1) await db.inTx((other) => other`select pg_terminate_backend(${pid}, 5000)`)
    // Told of it while nothing is asked.
    await new Promise((told) => setImmediate(() => setImmediate(told)))
    const [row] = await tx<{ one: number }>`select 1 as one`
    return row?.one
  })
  expect({ answer, runs }).toEqual({ answer: 1, runs: 2 })
})

test('work that passed over an error of the database is not said to be kept', async () => {
  const db = await ownDatabase()
  const kept = db.inTx(async (tx) => {
    await tx`insert into bucket (key, tokens, at) values ('a', 1, '2026-11-21')`
    await tx`select 1 / 0`.catch(() => undefined)
    return 'done'
  })
  await expect(kept).rejects.toThrow(/was not kept/)
})
