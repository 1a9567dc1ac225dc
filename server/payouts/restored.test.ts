import type { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { look } from '#server/chain/look.ts'
import { open } from '#server/db/open.ts'
import { as, inDatabase } from '#server/testing/as.ts'
import { disagreements } from './testing/disagreements.ts'
import { openPayer, type PayerFarm } from './testing/openPayer.ts'

/** What a backup of now would bring back: its name. */
async function backUp({ db }: PayerFarm): Promise<string> {
  const name = await as(db.ownerUrl, nameOf)
  const copy = `${name}_copy`
  // A database is copied while nobody is connected: what is idle is opened again when it is used.
  await as(db.appUrl, (client) =>
    client.query(
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`,
    ),
  )
  await as(inDatabase(db.ownerUrl, 'postgres'), (client) =>
    client.query(`create database ${copy} template ${name}`),
  )
  onTestFinished(() =>
    as(inDatabase(db.ownerUrl, 'postgres'), async (client) => {
      await client.query(`drop database ${copy} with (force)`)
    }),
  )
  return copy
}

async function nameOf(client: Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>('select current_database() as name')
  return rows[0]?.name ?? ''
}

/** The farm on what was backed up, beside the chain as it is. */
async function restore(farm: PayerFarm, name: string) {
  const db = open(inDatabase(farm.db.appUrl, name))
  onTestFinished(db.close)
  const paying = { ...farm.paying, db }
  const stateOf = async (id: string) => {
    const [row] = await db.inTx(
      (tx) => tx<{ state: string }>`select state from withdrawal where id = ${id}`,
    )
    return row?.state
  }
  return {
    stateOf,
    paying,
    look: () => look({ ...farm.follower, db }),
    wrong: () => disagreements(farm, paying),
  }
}

test('after a restore the contract is believed: what was paid is settled with the payment that was made', async () => {
  const farm = await openPayer()
  // The backup knows the wallet and what it held.
  await farm.rounds()
  const [coins, tokens] = [await farm.ask('5'), await farm.ask('20', 'BTCWT')]
  const backup = await backUp(farm)
  const later = await farm.ask('7')
  await farm.payAll()
  expect(await farm.row(tokens.id)).toMatchObject({ state: 'paid' })
  expect(await farm.row(later.id)).toMatchObject({ state: 'paid' })

  const old = await restore(farm, backup)
  await old.look()
  await farm.rounds(old.paying)
  expect([await old.stateOf(coins.id), await old.stateOf(tokens.id)]).toEqual(['paid', 'paid'])
  // What was asked for after the backup is gone from the books, and was paid: nobody can account for it.
  expect(farm.reports.map(({ event }) => event)).toContain('payouts stopped')
})

test('a withdrawal set back to approved, its payment in no block that is settled, is not paid again', async () => {
  const farm = await openPayer()
  await farm.rounds()
  const { id } = await farm.ask('5')
  const backup = await backUp(farm)
  await farm.rounds()
  expect(await farm.row(id)).toMatchObject({ state: 'mined' })

  const old = await restore(farm, backup)
  await old.look()
  await farm.rounds(old.paying)
  expect(await old.stateOf(id)).toBe('approved')
  await farm.settle()
  await old.look()
  farm.clock.follow(new Date(farm.clock.now().getTime() + 60_000))
  await farm.rounds(old.paying)
  expect(await old.stateOf(id)).toBe('paid')
  expect(await old.wrong()).toEqual([])
  await farm.rounds()
  expect(await farm.wrong()).toEqual([])
})
