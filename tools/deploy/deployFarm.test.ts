import { createPublicClient, encodeFunctionData, http } from 'viem'
import { expect, test } from 'vitest'
import { give, headOf, mine, send, setAutomine } from '#devnet/control.ts'
import { rpc } from '#devnet/rpc.ts'
import { poolAbi, tokenAbi } from '#shared/chain.ts'
import { ONE } from '#shared/money.ts'
import { openPlace, runDeploy } from './testing/openPlace.ts'

const variablesIn = (said: string[]) =>
  Object.fromEntries(said.map((line) => line.split('='))) as {
    BITWAVE_TOKEN: `0x${string}`
    BITWAVE_POOL: `0x${string}`
    BITWAVE_START_BLOCK: string
  }

test('another chain than the one that is configured gets no contracts', async () => {
  const { url, env, sent } = await openPlace()
  await rpc(url, 'anvil_setChainId', 1)
  const { ended, told } = runDeploy(env)
  expect(await ended).toBe(1)
  expect(told.at(-1)).toBe('the node shows chain 1, not Bitwave (21000)')
  expect(await sent()).toBe(0)
})

test('a wallet without coins is told so', async () => {
  const { env, deployer } = await openPlace({ coins: 1n })
  const { ended, told } = runDeploy(env)
  expect(await ended).toBe(1)
  expect(told.at(-1)?.toLowerCase()).toContain(deployer.toLowerCase())
  expect(told.at(-1)).toContain('too little BTCW for the gas')
})

test('token and pool are made for whom they are meant, and told once they lie deep enough', async () => {
  const { url, env, key, sent, ...who } = await openPlace()
  const { ended, said, told } = runDeploy(env)
  expect(await ended, told.join('\n')).toBe(0)
  expect([...said, ...told].join()).not.toContain(key.slice(2))
  const { BITWAVE_TOKEN: token, BITWAVE_POOL: pool, ...start } = variablesIn(said)

  const client = createPublicClient({ transport: http(url) })
  const read = { address: pool, abi: poolAbi } as const
  const roles = await Promise.all(
    (['DEFAULT_ADMIN_ROLE', 'PAYER_ROLE'] as const).map(async (functionName) => {
      const role = await client.readContract({ ...read, functionName })
      const held = [who.admin, who.payer, who.deployer].map((account) =>
        client.readContract({ ...read, functionName: 'hasRole', args: [role, account] }),
      )
      return Promise.all(held)
    }),
  )
  expect(roles).toEqual([
    [true, false, false],
    [false, true, false],
  ])
  expect(await client.readContract({ ...read, functionName: 'token' })).toBe(token)
  const supply = { address: token, abi: tokenAbi, args: [who.holder] } as const
  expect(await client.readContract({ ...supply, functionName: 'balanceOf' })).toBe(10n ** 21n)
  const block = Number(start.BITWAVE_START_BLOCK)
  const codeAt = (blockNumber: number) =>
    client.getCode({ address: pool, blockNumber: BigInt(blockNumber) })
  expect([await codeAt(block - 1), (await codeAt(block))?.length]).toEqual([
    undefined,
    expect.any(Number),
  ])
  expect((await headOf(url)).number).toBeGreaterThanOrEqual(block + 2)

  // A token that is there gets another pool of other roles; the one of before is none of its business.
  const other = runDeploy({ ...env, BITWAVE_TOKEN: token, POOL_PAYER: who.holder })
  expect(await other.ended).toBe(1)
  expect(other.told.at(-1)).toMatch(/a pool of this token with other roles/)
  expect(await sent()).toBe(2)
})

test('whoever is cut off runs it again, and nothing is made twice', async () => {
  const { url, env, sent } = await openPlace()
  await setAutomine(url, false)
  await rpc(url, 'evm_setIntervalMining', 0)
  const first = runDeploy(env)
  await expect.poll(() => rpc(url, 'txpool_status')).toMatchObject({ pending: '0x1' })
  first.kill()
  await first.ended

  // What the first one sent is still on its way.
  const second = runDeploy(env)
  await expect.poll(() => second.told.join()).toContain('has sent before')
  await mine(url)
  await expect.poll(() => second.told.join()).toContain('sending BitwavePool')
  second.kill()
  await second.ended

  await rpc(url, 'evm_setIntervalMining', 1)
  const third = runDeploy(env)
  expect(await third.ended, third.told.join('\n')).toBe(0)
  expect(third.told.join()).toMatch(/BitwaveToken is at 0x\w+ already/)
  const fourth = runDeploy(env)
  expect(await fourth.ended).toBe(0)
  expect(fourth.said).toEqual(third.said)
  expect(await sent()).toBe(2)
})

test('a token that was made for another holder is not taken for the one that is meant', async () => {
  const { url, env, sent, holder, payer } = await openPlace()
  const first = runDeploy(env)
  expect(await first.ended, first.told.join('\n')).toBe(0)
  const { BITWAVE_TOKEN: token } = variablesIn(first.said)

  const corrected = runDeploy({ ...env, TOKEN_HOLDER: payer })
  expect(await corrected.ended).toBe(1)
  expect(corrected.told.at(-1)).toMatch(
    `has made ${token} before, a BTCWT of another supply or holder`,
  )
  expect(corrected.said).toEqual([])

  // Whoever has passed all of it on since is the holder that it was made for, however long ago.
  await rpc(url, 'anvil_impersonateAccount', holder)
  await give(url, holder, ONE)
  const args = [payer, 10n ** 21n] as const
  const data = encodeFunctionData({ abi: tokenAbi, functionName: 'transfer', args })
  await send(url, { from: holder, to: token, data })
  await mine(url, 1_200)
  const again = runDeploy(env)
  expect(await again.ended, again.told.join('\n')).toBe(0)
  expect(again.said).toEqual(first.said)
  expect(await sent()).toBe(2)
})

test('what is named as the token must be one', async () => {
  const { env, admin, sent } = await openPlace()
  const { ended, told } = runDeploy({ ...env, BITWAVE_TOKEN: admin })
  expect(await ended).toBe(1)
  expect(told.at(-1)).toBe(`there is no contract at ${admin}`)
  expect(await sent()).toBe(0)
})
