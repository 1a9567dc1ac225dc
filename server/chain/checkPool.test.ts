import { expect, test } from 'vitest'
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

test('a node that is away says nothing about the pool, and is named without what may be a key', async () => {
  const { config } = (await openFarm()).world
  const away = checkPool({ ...config, rpcUrl: 'http://127.0.0.1:9/secretkey' })
  await expect(away).rejects.toThrow(/^BITWAVE_RPC_URL does not answer: (?!.*secretkey)/)
})
