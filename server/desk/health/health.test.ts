import { expect, onTestFinished, test } from 'vitest'
import { mine } from '#devnet/control.ts'
import { rpc } from '#devnet/rpc.ts'
import { askAudit } from '#server/audit/asked.ts'
import { keepRun } from '#server/audit/runs.ts'
import { perform } from '#server/desk/perform.ts'
import { worldOf } from '#server/desk/worldOf.ts'
import { countFailures } from '#server/mail/countFailures.ts'
import { makeMailer } from '#server/mail/mailer.ts'
import { openBooks } from '#server/testing/openBooks.ts'
import { openFarm } from '#server/testing/openFarm.ts'
import { seedOrders } from '#server/testing/seed.ts'
import type { DeskResult } from '#shared/desk/index.ts'
import { ROLES } from '#shared/desk/roles.ts'
import type { Locale } from '#shared/locale.ts'

type Here = Pick<Awaited<ReturnType<typeof openBooks>>, 'world'>

const healthOf = async ({ world }: Here, locale: Locale = 'en') => {
  const who = async () => ({ name: 'tester', member: null, roles: ROLES })
  const asked = { path: 'operator/health', body: {}, who, key: undefined, locale } as const
  return (await perform(worldOf(world), asked)) as DeskResult<'operator/health'>
}

async function opened() {
  const books = await openBooks()
  onTestFinished(() => books.close())
  return books
}

test('a farm whose node is silent says that nobody can tell, and invents nothing', async () => {
  const books = await opened()
  expect(await healthOf(books)).toMatchObject({
    node: null,
    behind: null,
    follower: { head: 0, at: null, settled: 0, syncedAt: null, halted: null },
    payouts: { stopped: null, payer: null, requested: 0, going: 0, waiting: 0, wallets: 0 },
    pushes: { waiting: 0, retried: 0 },
    arrivals: 0,
    money: { unclaimed: 0, grants: 0, funding: 0 },
    days: { due: 0, oldest: null },
    mail: { today: 0, last: null },
    backup: null,
    audit: null,
    service: { version: expect.any(String), seconds: expect.any(Number) },
    databaseBytes: expect.any(Number),
  })
})

test('how far the follower is behind the node is told in blocks and in the chain’s time', async () => {
  const farm = await openFarm()
  const ann = await farm.join()
  await farm.look()
  const before = await healthOf(farm)
  expect(before).toMatchObject({ behind: { blocks: 0, seconds: 0 }, arrivals: 0 })
  await ann.pay(1n)
  await mine(farm.chain.url, 4)
  const behind = await healthOf(farm)
  expect(behind.behind?.blocks).toBe(5)
  expect(behind.node?.head).toBe(behind.follower.head + 5)
  expect(behind.behind?.seconds).toBe(
    (Date.parse(behind.node?.at ?? '') - Date.parse(behind.follower.at ?? '')) / 1_000,
  )
  await farm.look()
  expect(await healthOf(farm)).toMatchObject({ behind: { blocks: 0 }, follower: { halted: null } })
  await ann.pay(1n)
  await farm.look()
  expect(await healthOf(farm)).toMatchObject({ arrivals: 1 })
})

test('a node whose newest block is old is told, also where the service has read all that it shows', async () => {
  const farm = await openFarm()
  await farm.look()
  const at = Date.parse((await healthOf(farm)).node?.at ?? '')
  const stands = async (now: number, block = at) => {
    const clock = { ...farm.clock, now: () => new Date(now), passed: () => new Date(block) }
    return (await healthOf({ world: { ...farm.world, clock } })).node?.stands
  }
  expect(await stands(at + 601_000)).toBe(true)
  expect(await stands(at + 599_000)).toBe(false)
  // The follower has seen a newer block since; on a devnet, where none has to come, it says that nothing is late.
  expect(await stands(at + 1_200_000, at + 601_000)).toBe(false)
  expect((await healthOf(farm)).node?.stands).toBe(false)
})

test('why the chain is not followed is told in the language of who asks', async () => {
  const farm = await openFarm()
  await rpc(farm.chain.url, 'anvil_setChainId', 1)
  await farm.look()
  const said = async (locale: Locale) => (await healthOf(farm, locale)).follower.halted
  expect(await said('en')).toBe('The node is on chain 1, not on 21000.')
  expect(await said('zh-Hant')).toBe('節點位於鏈 1，而非鏈 21000。')
})

test('mails that no server takes are counted by their codes, day by day', async () => {
  const { world, clock, db } = await opened()
  const troubles: unknown[] = []
  const lost = makeMailer({ ...world.config, onFailure: () => {} })
  onTestFinished(lost.close)
  const onTrouble = (error: unknown) => troubles.push(error)
  const { send } = countFailures(lost, { db, clock, onTrouble })
  const letter = { subject: 'Hello', text: 'Hello', html: 'Hello' }
  for (const to of ['ann@x.com', 'bob@x.com']) await expect(send(to, letter)).rejects.toThrow()
  await expect
    .poll(async () => (await healthOf({ world })).mail)
    .toEqual({ today: 2, last: { at: expect.any(String), why: expect.stringMatching(/^E[A-Z]+/) } })
  clock.follow(new Date(clock.now().getTime() + 86_400_000))
  expect((await healthOf({ world })).mail).toMatchObject({
    today: 0,
    last: { why: expect.any(String) },
  })
  expect(troubles).toEqual([])
})

test('days that are not distributed, the last backup, the last audit and the database are told', async () => {
  const books = await opened()
  const { id } = await books.join()
  books.clock.follow(new Date('2100-01-03T12:00:00Z'))
  await books.db.inTx(async (tx) => {
    await seedOrders(tx, [
      { member: Number(id), amount: 5n, startDay: '2099-12-31', endDay: '2100-03-01' },
    ])
    await tx`
      insert into operator_act (actor, act, subject, before, after, at, previous_hash, hash)
      values ('ann', 'backup', 'farm.bak', 'null', '{"rows": 12, "sha256": "00"}', ${books.clock.now()}, '0', '1')`
    const finishedAt = books.clock.now()
    const findings = [{ rule: 'a rule', found: 'account 7' }]
    await keepRun(tx, {
      ...(await askAudit(tx, { actor: 'bob', now: finishedAt })),
      finishedAt,
      findings,
    })
  })
  const health = await healthOf(books)
  expect(health.days).toEqual({ due: 3, oldest: '2100-01-01' })
  expect(health.backup).toMatchObject({ actor: 'ann', file: 'farm.bak', rows: 12 })
  expect(health.audit).toMatchObject({ actor: 'bob', findings: 1 })
  expect(health.databaseBytes).toBeGreaterThan(1_000_000)
})
