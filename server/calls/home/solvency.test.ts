import { parseEther } from 'viem'
import { expect, test } from 'vitest'
import { openFarm } from '#server/testing/openFarm.ts'

const asked = { path: 'home/solvency', json: {} } as const

test('what the pool holds on the chain covers what the books owe, at one block', async () => {
  const farm = await openFarm()
  const ann = await farm.join()
  await ann.pay(parseEther('3'))
  await ann.payToken(parseEther('5'))
  await farm.settle()
  // Seen and not settled: in neither of the two.
  await ann.pay(parseEther('1'))
  await farm.look()

  const { code, result } = await ann.call(asked.path, asked.json)
  expect(code).toBe(200)
  expect(result).toMatchObject([
    { coin: 'BTCW', onChain: '3', members: '3', rewardPool: '0', coverage: '1.0000' },
    { coin: 'BTCWT', onChain: '5', members: '5', unclaimed: '0', coverage: '1.0000' },
  ])
})

test('while the chain is away the last answer stands with its time, and before the first it is refused', async () => {
  const farm = await openFarm()
  const ann = await farm.join()
  await ann.pay(parseEther('3'))
  await farm.settle()
  const first = await ann.call(asked.path, asked.json)
  await farm.chain.stop()
  farm.clock.follow(new Date(farm.clock.now().getTime() + 3_600_000))
  expect((await ann.call(asked.path, asked.json)).result).toEqual(first.result)

  const away = await openFarm()
  const bob = await away.join()
  await away.chain.stop()
  expect(await bob.call(asked.path, asked.json)).toMatchObject({
    code: 400,
    message: expect.stringContaining('cannot be reached'),
  })
})
