import { expect, test } from 'vitest'
import { endWithdrawal } from '#server/payouts/testing/endWithdrawal.ts'
import { keepProofs } from './keepProofs.ts'

const HOUR = 3_600_000

/** After a midnight, while a reorganisation has taken back a payment of 5 BTCW that the books say was made. */
async function takenBack() {
  const { farm, takeBack, goOn } = await endWithdrawal({ refused: false })
  await takeBack()
  farm.clock.follow(new Date('2099-11-21T00:05:00Z'))
  const published = async () => {
    while ((await keepProofs(farm.world)) > 0);
    return (await farm.ann.call('home/proofs', {})).result.list
  }
  return { farm, goOn, published }
}

test('while a reorganisation has taken a payment back no tree says that the pool holds what it owes', async () => {
  const { goOn, published } = await takenBack()
  expect(await published()).toEqual([])
  await goOn()
  expect(await published()).toMatchObject([{ totals: { BTCW: '84.5' }, held: { BTCW: '85' } }])
})

test('where it does not come again within an hour the tree comes out without a word of what was held', async () => {
  const { farm, published } = await takenBack()
  farm.pass(HOUR)
  expect(await published()).toMatchObject([{ totals: { BTCW: '84.5' }, held: null, block: 0 }])
})
