import { expect, test } from 'vitest'
import { migrations } from '#server/db/migrate.ts'
import { as } from '#server/testing/as.ts'
import { ownService, type Service } from '#server/testing/openService.ts'
import { signUp } from '#server/testing/signUp.ts'
import { openSession } from './openSession.ts'

async function member() {
  const service = await ownService()
  const { id } = await signUp(service)
  const { db, clock, pass, call } = service
  const signIn = async (now = clock.now()) =>
    (await db.inTx((tx) => openSession(tx, id, now))).token
  return {
    ...service,
    id,
    signIn,
    signInLater: () => {
      pass(60_000)
      return signIn()
    },
    isIn: async (token: string) => (await call('member/userInfo', {}, { token })).code === 200,
    standing: async () =>
      (await db.inTx((tx) => tx`select 1 from session where member_id = ${id}`)).length,
  }
}

/** Sign-ins as they were opened before there was a most. */
const open = ({ db, clock }: Service, id: string, many: number) =>
  db.inTx(
    (tx) => tx`
      insert into session (token_hash, member_id, created_at, expires_at)
      select 'old' || n, ${id}, ${clock.now()}::timestamptz - n * interval '1 minute', '2100-01-01'
      from generate_series(1, ${many}::int) n`,
  )

test('the fifty-first sign-in ends the oldest one, and no other member’s', async () => {
  const { signIn, signInLater, isIn, standing, ...service } = await member()
  const first = await signIn()
  const second = await signInLater()
  const other = await signUp(service)
  const { result } = await service.call('member/login', other.form)
  for (let i = 0; i < 48; i += 1) await signInLater()
  expect(await isIn(first)).toBe(true)
  const newest = await signInLater()
  expect(await standing()).toBe(50)
  expect(await Promise.all([first, second, newest, result.token].map(isIn))).toEqual([
    false,
    true,
    true,
    true,
  ])
})

test('the new one stands, though the clock of its process goes after that of the others', async () => {
  const { signIn, signInLater, isIn, standing, clock } = await member()
  for (let i = 0; i < 50; i += 1) await signInLater()
  const behind = await signIn(new Date(clock.now().getTime() - 2 * 3_600_000))
  expect(await isIn(behind)).toBe(true)
  expect(await standing()).toBe(50)
})

test('where many more stand, each sign-in ends some of them, until there are fifty', async () => {
  const service = await member()
  await open(service, service.id, 500)
  const left: number[] = []
  for (let i = 0; i < 4; i += 1) {
    await service.signInLater()
    left.push(await service.standing())
  }
  expect(left).toEqual([301, 102, 50, 50])
})

test('of those that stood before there was a most the newest fifty are left to each member', async () => {
  const service = await member()
  const { db, id } = service
  const other = await signUp(service)
  await open(service, id, 500)
  await service.call('member/login', other.form)
  const migration = (await migrations()).find(({ name }) => name.startsWith('080-'))
  await as(db.ownerUrl, (client) => client.query(migration?.sql ?? ''))
  const rows = await db.inTx(
    (tx) => tx`
      select member_id as id, count(*)::int as many, max(token_hash) filter (where token_hash = 'old1') as newest
      from session group by 1 order by 1`,
  )
  expect(rows).toEqual([
    { id, many: 50, newest: 'old1' },
    { id: other.id, many: 1, newest: null },
  ])
})
