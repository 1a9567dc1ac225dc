import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseSiweMessage } from 'viem/siwe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Anvil, startAnvil } from '#devnet/anvil.ts'
import { rpc } from '#devnet/rpc.ts'
import { delegated, elsewhereIs, reverting } from '#server/testing/delegated.ts'
import { openService, type Service } from '#server/testing/openService.ts'
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

test('a text to sign names this service, the chain and the account in its checked spelling', async () => {
  const { address } = newWallet()
  const { result } = await service.call('member/walletNonce', { account: address.toLowerCase() })
  expect(parseSiweMessage(result.message)).toMatchObject({
    address,
    domain: 'localhost:4820',
    uri: 'http://localhost:4820',
    chainId: 21_000,
    version: '1',
    nonce: expect.stringMatching(/^[0-9a-f]{32}$/),
  })
})

test('a wallet that signs is signed in, and its account is proved from then on', async () => {
  const { wallet } = await signUp(service)
  const { result } = await sign(await proofOf(service, wallet))
  const { result: user } = await service.call('member/userInfo', {}, result)
  expect(user).toMatchObject({ account: wallet.address, accountProved: true })
})

describe('a wallet that is a contract', () => {
  /** Answers the same word to whatever it is asked (EIP-1271: 0x1626ba7e is yes). */
  const answering = (word: string) => `0x63${word}60e01b60005260206000f3`

  const contractMember = async (word: string) => {
    const { wallet, id } = await signUp(service)
    const address = newWallet().address
    await rpc(anvil.url, 'anvil_setCode', address, answering(word))
    await service.db.inTx((tx) => tx`update member set account = ${address} where id = ${id}`)
    const { result } = await service.call('member/walletNonce', { account: address })
    return sign({ message: result.message, signature: await wallet.signMessage({ message: 'x' }) })
  }

  test('does not sign in when the contract says no', async () => {
    expect((await contractMember('ffffffff')).message).toMatch(/does not prove/)
  })

  test('signs in when the contract says that the signature is its own', async () => {
    expect((await contractMember('1626ba7e')).code).toBe(200)
  })
})

test('a wallet whose contract says that the answer lies elsewhere has nobody asked there', async () => {
  const asked: string[] = []
  const elsewhere = createServer((request, response) => {
    asked.push(String(request.url))
    response.end('{"data":"0x"}')
  }).listen(0)
  const { port } = elsewhere.address() as AddressInfo
  const { wallet } = await signUp(service)
  const contract = newWallet().address
  const answer = elsewhereIs(wallet.address, `http://127.0.0.1:${port}/{sender}/{data}`)
  await rpc(anvil.url, 'anvil_setCode', contract, reverting(answer))
  await rpc(anvil.url, 'anvil_setCode', wallet.address, `0xef0100${contract.slice(2)}`)
  const { result } = await service.call('member/walletNonce', { account: wallet.address })
  const signature = delegated(contract)
  expect((await sign({ message: result.message, signature })).message).toMatch(/does not prove/)
  elsewhere.close()
  expect(asked).toEqual([])
})

describe('the first signature takes an account from whoever typed its address before', () => {
  const squat = async () => {
    const { wallet, form, id } = await signUp(service, { proved: false })
    const login = { account: wallet.address, password: form.password }
    const { result } = await service.call('member/login', login)
    return { wallet, id, login, token: result.token as string }
  }
  type Squatter = Awaited<ReturnType<typeof squat>>

  async function isShutOut({ login, token }: Squatter) {
    expect(await service.call('member/userInfo', {}, { token })).toMatchObject({ code: 401 })
    expect(await service.call('member/login', login)).toMatchObject({
      code: 400,
      message: 'Wallet address or password is wrong.',
    })
  }

  test('with password and sessions', async () => {
    const squatter = await squat()
    expect(await sign(await proofOf(service, squatter.wallet))).toMatchObject({ code: 200 })
    await isShutOut(squatter)
  })

  test('also where a payment of the owner’s had proved the address meanwhile', async () => {
    const squatter = await squat()
    const { id, wallet } = squatter
    const [now, orderedAt] = [service.clock.now(), new Date(service.clock.now().getTime() - 1)]
    await service.db.inTx(
      (tx) => tx`update member set account_proved_at = ${orderedAt} where id = ${id}`,
    )
    expect((await service.call('member/login', squatter.login)).code).toBe(200)
    const { result } = await sign(await proofOf(service, wallet))
    expect((await service.call('member/userInfo', {}, result)).result).toMatchObject({
      accountProved: true,
      hasPassword: false,
      emailTrusted: false,
    })
    await isShutOut(squatter)
    // The moment at which it was proved decides about payments, and stays.
    const [row] = await service.db.inTx(
      (tx) => tx`
        select account_proved_at = ${orderedAt} as same, signed_at >= ${now} as signed
        from member where id = ${id}`,
    )
    expect(row).toEqual({ same: true, signed: true })
  })

  test('once: who signed when signing up, or has signed before, keeps password and sessions', async () => {
    const { wallet, form } = await signUp(service, { proved: true })
    const { result } = await service.call('member/login', form)
    for (let i = 0; i < 2; i++) expect((await sign(await proofOf(service, wallet))).code).toBe(200)
    expect((await service.call('member/userInfo', {}, result)).code).toBe(200)
    expect((await service.call('member/login', form)).code).toBe(200)
  })
})
