import { afterAll, beforeAll, expect, test } from 'vitest'
import { artifactOf, compile } from '#contracts/compile.ts'
import { type Client, openPool } from './testing/openPool.ts'

let it: Awaited<ReturnType<typeof openPool>>
let ann: Client

beforeAll(async () => {
  it = await openPool()
  ann = await it.newcomer()
})

afterAll(() => it.stop())

test('the token is BTCWT with 18 decimals, all of it made at once', async () => {
  const { abi } = artifactOf(await compile(), 'BitwaveToken')
  const read = (functionName: 'symbol' | 'decimals' | 'name') =>
    ann.readContract({ ...it.token, functionName })
  expect([await read('name'), await read('symbol'), await read('decimals')]).toEqual([
    'Bitwave Token',
    'BTCWT',
    18,
  ])
  expect(abi.some((item) => item.type === 'function' && /mint|burn/i.test(item.name))).toBe(false)
  expect(await ann.readContract({ ...it.pool, functionName: 'token' })).toBe(it.token.address)
})
