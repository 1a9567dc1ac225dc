import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkFunding, registerFunding } from '#server/pool/registerFunding.ts'
import { openService, type Service } from '#server/testing/openService.ts'
import { codeFor, newcomer } from '#server/testing/signUp.ts'

let service: Service
beforeAll(async () => {
  service = await openService()
})
afterAll(() => service.close())

const fund = (address: string) =>
  service.db.inTx(async (tx) => {
    const [now, purpose] = [service.clock.now(), 'revenue' as const]
    await checkFunding(tx, { address, purpose, house: [] })
    await registerFunding(tx, { address, purpose, label: 'the mine', now })
  })

test('nobody joins with an address whose payments are revenue', async () => {
  const { form } = newcomer(service)
  await fund(form.account)
  const code = await codeFor(service, form.email)
  expect(await service.call('member/regist', { ...form, code })).toMatchObject({
    code: 400,
    field: 'account',
  })
})

test('of joining with an address and making it one of revenue at the same time, one is refused', async () => {
  for (let i = 0; i < 6; i++) {
    await service.db.inTx((tx) => tx`delete from bucket`)
    const { form } = newcomer(service)
    const code = await codeFor(service, form.email)
    const [joined, funds] = await Promise.allSettled([
      service.call('member/regist', { ...form, code }),
      fund(form.account),
    ])
    const both = [
      joined.status === 'fulfilled' && joined.value.code === 200,
      funds.status === 'fulfilled',
    ]
    expect(both.filter(Boolean)).toHaveLength(1)
  }
})
