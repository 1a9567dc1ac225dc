import { expect, test } from 'vitest'
import { as } from '#server/testing/as.ts'
import { ownDatabase } from '#server/testing/testDatabase.ts'
import { checkBackup } from './checkBackup.ts'
import { backedUp } from './testing/backedUp.ts'
import { openReplica } from './testing/openReplica.ts'

/** Servers are made and started. */
const LONG = { timeout: 120_000 }

const LACKS = 'lacks what the farm (DATABASE_URL) wrote last'

const journal = (key: string) =>
  `insert into journal (owner_id, key, request_hash, kind, created_at) values (1, '${key}', 'x', 'claim', now())`
const act = (hash: string) =>
  `insert into operator_act (actor, act, subject, at, previous_hash, hash) values ('ann', 'tried', 'it', now(), 'x', '${hash}')`
const seen = (at: string) =>
  `insert into chain_state (chain_id, cursor, synced_at, updated_at) values (21000, 1, '2026-11-21 ${at}Z', now())`

const write = (url: string, sql: string) => as(url, (client) => client.query(sql))

test.each([
  ['a journal', journal('a'), ''],
  ['another journal of that number', journal('a'), journal('b')],
  ['a line of the log', act('a'), ''],
  ['another line of that number', act('a'), act('b')],
  ['what was seen of the chain since', seen('12:20'), seen('12:00')],
])('a database that lacks %s is not backed up in place of the farm’s', async (_, ours, theirs) => {
  const [farm, other] = [await ownDatabase(), await ownDatabase()]
  await write(farm.ownerUrl, ours)
  await write(other.ownerUrl, theirs)
  await expect(backedUp(other.ownerUrl, { farmUrl: farm.ownerUrl })).rejects.toThrow(LACKS)
})

test('what services with clocks of their own wrote is one farm’s', async () => {
  const [farm, same] = [await ownDatabase(), await ownDatabase()]
  for (const { ownerUrl } of [farm, same]) await write(ownerUrl, `${journal('a')}; ${act('a')}`)
  await write(farm.ownerUrl, seen('12:00:59'))
  await write(same.ownerUrl, seen('12:00:00'))
  const { file } = await backedUp(same.ownerUrl, { farmUrl: farm.ownerUrl })
  expect(await checkBackup(file)).toMatchObject({ header: { chainId: '21000' } })
})

test(
  'a replica is waited for while it is behind, and refused where it does not follow',
  LONG,
  async () => {
    const { farmUrl, replicaUrl, stand, goOn } = await openReplica()
    await stand()
    await write(farmUrl, journal('a'))
    const backing = backedUp(replicaUrl, { farmUrl })
    const looked = `select from pg_stat_activity where application_name = 'bitwave-backup' and query = 'rollback'`
    await expect.poll(async () => (await write(replicaUrl, looked)).rowCount).toBe(1)
    await goOn()
    await checkBackup((await backing).file)

    await stand()
    await write(farmUrl, journal('b'))
    await expect(backedUp(replicaUrl, { farmUrl, patience: 1_000 })).rejects.toThrow(LACKS)
  },
)
