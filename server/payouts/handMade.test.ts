import { expect, test } from 'vitest'
import { STRETCH } from '#server/chain/stretches.ts'
import { openNode } from './openNode.ts'
import { openPayer } from './testing/openPayer.ts'
import { openProxy } from './testing/openProxy.ts'
import { payByHand } from './testing/payByHand.ts'

/** A farm with more blocks than its node looks through in one go. */
async function openOld() {
  const farm = await openPayer()
  await farm.rounds()
  await farm.settle(STRETCH + 100)
  const { url: rpcUrl } = await openProxy(farm.chain.url, { mostBlocks: STRETCH })
  const paying = { ...farm.paying, node: openNode({ ...farm.world.config, rpcUrl }) }
  const payAll = async () => {
    await farm.rounds(paying)
    await farm.settle()
    await farm.rounds(paying)
  }
  return { farm, paying, payAll }
}

test.each([
  ['and nobody had looked before', false],
  ['and the contract had said so before it was settled', true],
])(
  'a payment that was made by hand %s is found in an old farm, and the next is paid',
  async (_, told) => {
    const { farm, paying, payAll } = await openOld()
    const asked = await farm.ask('5')
    await payByHand(farm, asked)
    if (told) await farm.rounds(paying)
    await payAll()
    expect(await farm.row(asked.id)).toMatchObject({ state: 'paid', halted: null })
    const { id } = await farm.ask('6')
    await payAll()
    expect(await farm.row(id)).toMatchObject({ state: 'paid' })
  },
)

test('a payment that the pool is seen to have made is not looked for again', async () => {
  const { farm, paying } = await openOld()
  const asked = await farm.ask('5')
  await payByHand(farm, asked)
  await farm.settle()
  const paidAs = async (): Promise<never> => {
    throw new Error('looked for')
  }
  await farm.rounds({ ...paying, node: { ...paying.node, paidAs } })
  expect(await farm.row(asked.id)).toMatchObject({ state: 'paid', halted: null })
})

test('a node that looks through fewer blocks than are new is read in parts, and what waits is paid', async () => {
  const { farm, paying } = await openOld()
  const { id } = await farm.ask('5')
  const { url: rpcUrl } = await openProxy(farm.chain.url, { mostBlocks: 500 })
  await farm.rounds({ ...paying, node: openNode({ ...farm.world.config, rpcUrl }) })
  expect(await farm.row(id)).toMatchObject({ state: 'mined', halted: null })
})
