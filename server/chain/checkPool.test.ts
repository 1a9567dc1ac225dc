import { expect, test } from 'vitest'
import { compile } from '#contracts/compile.ts'
import { poolData, tokenData } from '#contracts/deployData.ts'
import { deployContract } from '#devnet/deploy.ts'
import { openFarm } from '#server/testing/openFarm.ts'
import { checkPool } from './checkPool.ts'

test('a pool is taken that the chain has, for the token that it holds', async () => {
  const { config } = (await openFarm()).world
  await checkPool(config)
  const { pool, token } = config
  const nobody = '0x00000000000000000000000000000000000000A1' as const
  for (const wrong of [
    { pool: nobody },
    { token: nobody },
    { pool: token, token: pool },
    { pool: token, token },
  ])
    await expect(checkPool({ ...config, ...wrong })).rejects.toThrow(
      'BITWAVE_POOL is no pool of BITWAVE_TOKEN',
    )
})

test('a token that counts in other decimals is refused: every amount of it would be wrong', async () => {
  const { config } = (await openFarm()).world
  const [pool, token] = [`0x${'c1'.repeat(20)}`, `0x${'c2'.repeat(20)}`] as const
  /** A contract that answers every question by one word. */
  const put = async (address: string, word: string) => {
    const code = `0x7f${word.padStart(64, '0')}5f5260205ff3`
    const asked = { jsonrpc: '2.0', id: 1, method: 'anvil_setCode', params: [address, code] }
    await fetch(config.rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(asked),
    })
  }
  await put(pool, token.slice(2))
  await put(token, '12')
  await checkPool({ ...config, pool, token })
  await put(token, '6')
  await expect(checkPool({ ...config, pool, token })).rejects.toThrow('18 decimals')
})

test.each([10n ** 45n, 2n ** 256n - 1n])(
  'a token of which there are %i base units is refused: one payment could not be told to anybody',
  async (supply) => {
    const { config } = (await openFarm()).world
    const artifacts = await compile()
    const holder = config.pool
    const most = await deployContract(config.rpcUrl, tokenData(artifacts, { holder, supply }))
    const roles = { admin: holder, payer: config.token, token: most }
    const pool = await deployContract(config.rpcUrl, poolData(artifacts, roles))
    await expect(checkPool({ ...config, pool, token: most })).rejects.toThrow('less than 10^27')
  },
)

test('a node that is away says nothing about the pool, and is named without what may be a key', async () => {
  const { config } = (await openFarm()).world
  const away = checkPool({ ...config, rpcUrl: 'http://127.0.0.1:9/secretkey' })
  await expect(away).rejects.toThrow(/^BITWAVE_RPC_URL does not answer: (?!.*secretkey)/)
})
