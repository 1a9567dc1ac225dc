import { expect, test } from 'vitest'
import { ownService } from '#server/testing/openService.ts'
import { proofOf, signUp } from '#server/testing/signUp.ts'
import { prune } from './prune.ts'

test('what has run out is deleted, and nothing that still counts', async () => {
  const service = await ownService()
  const { db, clock, call, pass } = service
  const { form, wallet } = await signUp(service)
  await call('member/login', form)
  await proofOf(service, wallet)
  expect(await prune({ db, now: clock.now() })).toBe(0)

  pass(31 * 86_400_000)
  const { result } = await call('member/login', form)
  await prune({ db, now: clock.now() })
  const [left] = await db.inTx(
    (tx) => tx`select (select count(*)::int from session) as sessions,
      (select count(*)::int from mail_code) as codes, (select count(*)::int from wallet_nonce) as nonces`,
  )
  expect(left).toEqual({ sessions: 1, codes: 0, nonces: 0 })
  expect((await call('member/userInfo', {}, result)).code).toBe(200)
})
