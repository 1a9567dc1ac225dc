import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { atDeskOf } from '#server/testing/atDeskOf.ts'
import { ownService } from '#server/testing/openService.ts'
import { proofOf, signUp } from '#server/testing/signUp.ts'
import { freeze } from './freeze.ts'
import { prune } from './prune.ts'

const DAY = 86_400_000

test('what has run out is deleted, and nothing that still counts', async () => {
  const service = await ownService()
  const { db, clock, call, pass } = service
  const { form, wallet } = await signUp(service)
  await call('member/login', form)
  await proofOf(service, wallet)
  expect(await prune({ db, now: clock.now() })).toBe(0)

  pass(31 * DAY)
  const { result } = await call('member/login', form)
  await prune({ db, now: clock.now() })
  const [left] = await db.inTx(
    (tx) => tx`select (select count(*)::int from session) as sessions,
      (select count(*)::int from mail_code) as codes, (select count(*)::int from wallet_nonce) as nonces`,
  )
  expect(left).toEqual({ sessions: 1, codes: 0, nonces: 0 })
  expect((await call('member/userInfo', {}, result)).code).toBe(200)
})

test('it goes on at once while much is left, and rests where a little runs out all the time', async () => {
  const { db, clock } = await ownService()
  const now = clock.now()
  const old = new Date(now.getTime() - 2 * DAY)
  const fill = (many: number) =>
    db.inTx(
      (tx) =>
        tx`insert into bucket select n::text, 1, ${old} from generate_series(1, ${many}::int) n`,
    )
  const left = () => db.inTx((tx) => tx`select 1 from bucket`)
  await fill(5_001)
  expect(await prune({ db, now })).toBe(5_000)
  expect(await prune({ db, now })).toBe(0)
  expect(await left()).toEqual([])
  await fill(1)
  expect(await prune({ db, now })).toBe(0)
  expect(await left()).toEqual([])
})

test('a sign-in that freezing ended stays as long as it would have held, to say why', async () => {
  const service = await ownService()
  const { db, clock, call, pass } = service
  const { id, form } = await signUp(service)
  const { result: token } = await call('member/login', form)
  await db.inTx((tx) => freeze(tx, { member: id, reason: 'a test', now: clock.now() }))
  const said = { code: 401, message: 'This account is frozen: a test' }
  pass(DAY)
  await prune({ db, now: clock.now() })
  expect(await call('member/userInfo', {}, token)).toMatchObject(said)
  pass(30 * DAY)
  await prune({ db, now: clock.now() })
  expect(await call('member/userInfo', {}, token)).toMatchObject({ message: 'Please log in again' })
})

test('an act that is told again under its key is done once, and its answer kept for a year', async () => {
  const { db, clock, world, pass } = await ownService()
  const words = { en: 'the chain is looked at', zh: '正在檢查鏈' }
  const key = randomUUID()
  const tell = () =>
    atDeskOf(world)('operator/setPause', { what: 'transfers', on: true, reason: words }, key)
  const kept = () => db.inTx((tx) => tx`select 1 from desk_answer where key = ${key}`)
  const first = await tell()
  pass(364 * DAY)
  await prune({ db, now: clock.now() })
  expect(await tell()).toEqual(first)
  const done = await db.inTx((tx) => tx`select 1 from operator_act where act = 'setPause'`)
  expect(done).toHaveLength(1)
  pass(2 * DAY)
  await prune({ db, now: clock.now() })
  expect(await kept()).toEqual([])
})
