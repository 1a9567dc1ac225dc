import { expect, test } from 'vitest'
import { mine } from '#devnet/control.ts'
import { COIN } from '#server/testing/openBooks.ts'
import { openDoor, type Spoil } from '#server/testing/openDoor.ts'
import { openFarm } from '#server/testing/openFarm.ts'
import { askNode } from './askNode.ts'
import { look } from './look.ts'
import { openChain } from './openChain.ts'
import * as wire from './wire.ts'

const COUNT = 'eth_getTransactionCount'

/** The first answer stands in place of the second too. */
const doubled: Spoil = ([first, , ...more]) => [first, first, ...more].flatMap((it) => it ?? [])

test('a node that gives one answer in place of another leaves no payment out of the books', async () => {
  const farm = await openFarm()
  const ann = await farm.join()
  await farm.settle()
  await ann.payToken(10n * COIN)
  await mine(farm.chain.url, 5)
  const rpcUrl = await openDoor(farm.chain.url, 'eth_getLogs', doubled)
  const chain = openChain({ ...farm.world.config, rpcUrl }, { again: 0 })
  await look({ ...farm.follower, chain }).catch(() => undefined)
  await farm.settle()
  expect((await ann.balances()).BTCWT.available).toBe(10n * COIN)
  expect(await farm.surplus('BTCWT')).toBe(0n)
})

test('no question gets the answer of another', async () => {
  const farm = await openFarm()
  const ann = await farm.chain.newcomer()
  await ann.sendTransaction({ to: ann.account.address })
  const asked = [farm.chain.operator, ann, farm.chain.payer, ann]
  const through = async (spoil: Spoil) => {
    const ask = askNode(await openDoor(farm.chain.url, COUNT, spoil), { again: 0 })
    return Promise.allSettled(
      asked.map(({ account }) => ask(wire.Int, COUNT, account.address, 'latest')),
    )
  }
  const right = (await through((answers) => answers)).map((one) => ({ ...one }))
  expect(right).toContainEqual({ status: 'fulfilled', value: 1 })
  // In another order each belongs to its question all the same.
  expect(await through((answers) => answers.toReversed())).toEqual(right)

  const wrong: Spoil[] = [
    doubled,
    ([first, ...more]) => [first, first, ...more].flatMap((it) => it ?? []),
    (answers) => answers.filter((_, place) => place !== 1),
  ]
  for (const spoil of wrong)
    for (const one of await through(spoil))
      expect(one).toMatchObject({
        status: 'rejected',
        reason: { details: expect.stringContaining('each question once') },
      })
})
