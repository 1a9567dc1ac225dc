import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkFunding, registerFunding } from '#server/pool/registerFunding.ts'
import { openService, type Service } from '#server/testing/openService.ts'
import { codeFor, newcomer, newWallet } from '#server/testing/signUp.ts'

let service: Service
beforeAll(async () => {
  service = await openService()
})
afterAll(() => service.close())

const ofTheFarm = {
  code: 400,
  field: 'account',
  message: 'This address is nobody’s own wallet. Enter the address of yours.',
}

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
  expect(await service.call('member/regist', { ...form, code })).toMatchObject(ofTheFarm)
})

test('nor with the address of the pool, of the token, or of a wallet that pays out', async () => {
  const { pool, token } = service.world.config
  const payer = newWallet().address
  await service.db.inTx(
    (tx) =>
      tx`insert into payer (address, next_nonce, updated_at) values (${payer.toLowerCase()}, 0, now())`,
  )
  const { form } = newcomer(service)
  const code = await codeFor(service, form.email)
  for (const account of [pool.toLowerCase(), token, payer, `0x${'0'.repeat(40)}`]) {
    const said = await service.call('member/regist', { ...form, account, code })
    expect(said).toMatchObject(ofTheFarm)
  }
  const zh = await service.call('member/regist', { ...form, account: pool, code }, { locale: 'zh' })
  expect(zh.message).toBe('此地址不是個人的錢包，請輸入您自己的錢包地址。')
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
