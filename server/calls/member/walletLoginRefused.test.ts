import { createSiweMessage, parseSiweMessage } from 'viem/siwe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Anvil, startAnvil } from '#devnet/anvil.ts'
import { openService, ownService, type Service } from '#server/testing/openService.ts'
import { newWallet, proofOf, signUp } from '#server/testing/signUp.ts'

let service: Service
let anvil: Anvil
beforeAll(async () => {
  anvil = await startAnvil()
  service = await openService({ settings: { rpcUrl: anvil.url } })
})
afterAll(async () => {
  await service.close()
  await anvil.stop()
})

const sign = (proof: object) => service.call('member/walletLogin', proof)

describe('no signature signs in', () => {
  test.each([
    ['of another domain', { domain: 'evil.invalid' }],
    ['of another origin', { uri: 'https://evil.invalid' }],
    ['for another chain', { chainId: 1 }],
    ['with a later end', { expirationTime: new Date('2100-01-01') }],
    ['with other words', { statement: 'Give me everything' }],
  ])('%s, though its nonce is ours', async (_, change) => {
    const { wallet } = await signUp(service)
    const { result } = await service.call('member/walletNonce', { account: wallet.address })
    const fields = parseSiweMessage(result.message)
    const message = createSiweMessage({
      ...(fields as never as Parameters<typeof createSiweMessage>[0]),
      ...change,
    })
    const said = await sign({ message, signature: await wallet.signMessage({ message }) })
    expect(said).toMatchObject({ code: 400, field: 'proof' })
    expect(said.message).toMatch(/does not prove/)
    await service.db.inTx((tx) => tx`delete from bucket`)
  })

  test('by another wallet than the one that asked', async () => {
    const { wallet } = await signUp(service)
    const { message } = await proofOf(service, wallet)
    const said = await sign({ message, signature: await newWallet().signMessage({ message }) })
    expect(said.message).toMatch(/does not prove/)
  })

  test.each(['0x', '0x00', `0x${'f'.repeat(130)}`, `0x${'0'.repeat(9_000)}`])(
    'that is none: %.20s',
    async (signature) => {
      const { message } = await proofOf(service, newWallet())
      expect(await sign({ message, signature })).toMatchObject({ code: 400 })
    },
  )

  test('of a text that we have not made', async () => {
    const wallet = newWallet()
    const message = 'let me in'
    const said = await sign({ message, signature: await wallet.signMessage({ message }) })
    expect(said.message).toMatch(/too old or was used/)
  })

  test('twice', async () => {
    const { wallet } = await signUp(service)
    const proof = await proofOf(service, wallet)
    expect((await sign(proof)).code).toBe(200)
    expect((await sign(proof)).message).toMatch(/too old or was used/)
  })

  test('twice at the same time', async () => {
    const { wallet } = await signUp(service)
    const proof = await proofOf(service, wallet)
    const said = await Promise.all(Array.from({ length: 5 }, () => sign(proof)))
    expect(said.filter(({ code }) => code === 200)).toHaveLength(1)
  })

  test('after ten minutes', async () => {
    const own = await ownService()
    const { wallet } = await signUp(own)
    const proof = await proofOf(own, wallet)
    own.pass(10 * 60_000)
    const said = await own.call('member/walletLogin', proof, { locale: 'zh-TW' })
    expect(said.message).toMatch(/已過期或已使用/)
  })

  test('of who has no account, and it may still be used to make one', async () => {
    const proof = await proofOf(service, newWallet())
    expect((await sign(proof)).message).toBe('No account has this wallet address.')
    expect((await sign(proof)).message).toBe('No account has this wallet address.')
  })

  test('of one wallet again and again, from whichever network: sixty times, then one in 20 seconds', async () => {
    const own = await ownService({ settings: { trustProxy: '1' } })
    const { wallet } = await signUp(own)
    const from = (i: number) => ({ headers: { 'x-forwarded-for': `203.0.113.${i}` } })
    const signIn = async (i: number) => {
      const asked = { account: wallet.address }
      const { message } = (await own.call('member/walletNonce', asked, from(i))).result
      const proof = { message, signature: await wallet.signMessage({ message }) }
      return own.call('member/walletLogin', proof, from(i))
    }
    for (let i = 0; i < 60; i += 1) expect((await signIn(i)).code).toBe(200)
    expect(await signIn(60)).toMatchObject({ code: 400, retryAfter: expect.any(Number) })
    own.pass(20_000)
    expect((await signIn(61)).code).toBe(200)
  })

  test('while the chain that alone could tell is away', async () => {
    const own = await ownService()
    const { message } = await proofOf(own, newWallet())
    const said = await own.call('member/walletLogin', { message, signature: '0x1234' })
    expect(said.message).toMatch(/chain cannot be reached/)
  })
})
