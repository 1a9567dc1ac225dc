import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { startWire } from '#server/testing/startWire.ts'
import { ownDatabase } from '#server/testing/testDatabase.ts'
import { InDoubt } from './InDoubt.ts'
import { open } from './open.ts'
import type { Tx } from './Tx.ts'

const QUIET = 300

/** A database, and the same one at the other end of a wire. */
async function wired() {
  const near = await ownDatabase()
  const wire = await startWire(near.appUrl)
  const far = open(wire.url, { quiet: QUIET, connections: 4 })
  onTestFinished(() => far.close())
  return { near, far, wire }
}

const note = (tx: Tx, key: string) =>
  tx`insert into bucket (key, tokens, at) values (${key}, 1, '2026-11-21')`
const notes = (tx: Tx) => tx<{ key: string }>`select key from bucket order by key`

test('a commit whose answer is lost is in doubt, and is not waited for', async () => {
  const { near, far, wire } = await wired()
  const kept = far.inTx(async (tx) => {
    await note(tx, 'kept')
    wire.hush({ answersOnly: true })
  })
  await expect(kept).rejects.toThrow(InDoubt)
  expect(await near.inTx(notes)).toEqual([{ key: 'kept' }])
  const lost = far.inTx(async (tx) => {
    await note(tx, 'lost')
    wire.hush()
  })
  await expect(lost).rejects.toThrow(InDoubt)
  expect(await near.inTx(notes)).toEqual([{ key: 'kept' }])
  expect(wire.wires()).toBe(0)
}, 30_000)

test('work whose database goes silent before it is to be kept is done again, once, on another connection', async () => {
  const { near, far, wire } = await wired()
  let runs = 0
  await far.inTx(async (tx) => {
    runs += 1
    await note(tx, `run ${runs}`)
    if (runs === 1) wire.hush()
    await notes(tx)
  })
  expect(await near.inTx(notes)).toEqual([{ key: 'run 2' }])
}, 30_000)

test('a host that answers nobody is given up in seconds, and found again once it does', async () => {
  const { near, far, wire } = await wired()
  await far.inTx((tx) => note(tx, 'before'))
  wire.hush()
  wire.deafen(true)
  const after = far.inTx((tx) => note(tx, 'later'))
  await wait(QUIET + 500)
  wire.deafen(false)
  await after
  expect(await near.inTx(notes)).toEqual([{ key: 'before' }, { key: 'later' }])
}, 30_000)

test('what lasts is waited for as long as the database is at work for it', async () => {
  const { far, wire } = await wired()
  let runs = 0
  await far.inTx(async (tx) => {
    runs += 1
    await tx`select pg_sleep(${(6 * QUIET) / 1_000})`
  })
  expect(runs).toBe(1)
  await expect.poll(wire.wires).toBe(1)
}, 30_000)
