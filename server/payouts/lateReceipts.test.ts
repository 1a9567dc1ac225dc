import { expect, test } from 'vitest'
import { mine, setAutomine } from '#devnet/control.ts'
import { openLagging } from '#server/testing/openLagging.ts'
import { openNode } from './openNode.ts'
import type { PayerFarm } from './testing/openPayer.ts'
import { openPayer } from './testing/openPayer.ts'
import { waiting } from './testing/waiting.ts'

/** The same payer, whose node shows no receipt of blocks above this one. */
async function behind({ chain, paying, world }: PayerFarm, newest: number) {
  const rpcUrl = await openLagging(chain.url, newest, 'eth_getTransactionReceipt')
  return { ...paying, node: openNode({ ...world.config, rpcUrl }) }
}

const stops = ({ reports }: PayerFarm) => reports.filter(({ event }) => event === 'payouts stopped')

test('gas whose receipt a node that has not come so far does not show is not missing', async () => {
  const farm = await openPayer()
  await farm.rounds()
  const { number } = await farm.head()
  const { id } = await farm.ask('5')
  await farm.rounds()
  await farm.settle()
  await farm.rounds(await behind(farm, number)).catch(() => {})
  expect(stops(farm)).toEqual([])
  await farm.rounds()
  expect(await farm.row(id)).toMatchObject({ state: 'paid' })
  expect(await farm.wrong()).toEqual([])
})

test('a payment that its receiver undid, and whose receipt does not show, is not returned for another reason', async () => {
  const { farm, url, id, refuse } = await waiting()
  await refuse()
  const { number } = await farm.head()
  await setAutomine(url, true)
  await mine(url)
  await farm.settle()
  await farm.rounds(await behind(farm, number)).catch(() => {})
  await farm.payAll()
  expect(stops(farm)).toEqual([])
  expect(await farm.row(id)).toMatchObject({ state: 'returned', reason: 'receiverReverted' })
  await farm.payAll()
  expect(await farm.wrong()).toEqual([])
})
