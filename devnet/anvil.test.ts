import { expect, test } from 'vitest'
import { ONE } from '#shared/money.ts'
import { startAnvil } from './anvil.ts'
import { give, mine, setAutomine } from './control.ts'
import { rpc } from './rpc.ts'
import { ANN, balanceOfAnn } from './testing/ann.ts'
import { hashOf, ownAnvil } from './testing/ownAnvil.ts'

test('a taken port is refused in the words of the node', async () => {
  const { url } = await ownAnvil()
  const port = Number(new URL(url).port)
  await expect(startAnvil({ port })).rejects.toThrow(/anvil ended .*in use/is)
})

test('it is the Bitwave chain', async () => {
  const { url } = await ownAnvil()
  expect(await rpc(url, 'eth_chainId')).toBe('0x5208')
})

test('two fresh chains differ from block 1 on', async () => {
  const [one, two] = await Promise.all([ownAnvil(), ownAnvil()])
  expect(await hashOf(one.url, 1)).not.toBe(await hashOf(two.url, 1))
})

test('without automine a payment waits for its block', async () => {
  const { url } = await ownAnvil()
  await setAutomine(url, false)
  const given = give(url, ANN, ONE)
  await expect.poll(() => rpc(url, 'txpool_status')).toMatchObject({ pending: '0x1' })
  expect(await balanceOfAnn(url)).toBe(0n)
  await mine(url)
  await given
  expect(await balanceOfAnn(url)).toBe(ONE)
})
