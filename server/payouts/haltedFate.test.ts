import { expect, test } from 'vitest'
import { haltedFate } from './haltedFate.ts'
import { diesAfter } from './testing/diesAfter.ts'
import { openPayer } from './testing/openPayer.ts'
import { payByHand } from './testing/payByHand.ts'

test('a node that shows the payment while the contract is said not to know of it proves nothing', async () => {
  const farm = await openPayer()
  await farm.rounds()
  const { id } = await farm.ask('5')
  await farm.rounds()
  await farm.settle()
  const { db, node, chain } = farm.paying
  const lagging = { ...chain, paid: async (ids: readonly string[]) => ids.map(() => false) }
  expect(await haltedFate({ db, node, chain: lagging, pool: farm.paying.pool }, id)).toBeUndefined()
  expect(await haltedFate(farm.paying, id)).toMatchObject({ is: 'paid' })
})

test('what several nodes tell of different blocks returns nothing', async () => {
  const farm = await openPayer()
  await farm.rounds()
  const { id } = await farm.ask('5')
  await farm.rounds()
  await farm.settle()
  const { node, chain } = farm.paying
  // A node that is behind tells of no payment; the one asked after it shows other blocks.
  let asked = 0
  const torn = {
    ...farm.paying,
    node: { ...node, receipt: async () => null },
    chain: {
      ...chain,
      paid: async (ids: readonly string[]) => ids.map(() => false),
      headers: async (blocks: readonly number[]) => (asked++ === 0 ? chain.headers(blocks) : []),
    },
  }
  expect(await haltedFate(torn, id)).toBeUndefined()
  asked = 0
  await farm.rounds(torn)
  expect(await farm.row(id)).toMatchObject({ state: 'mined' })
  await farm.rounds()
  expect(await farm.row(id)).toMatchObject({ state: 'paid' })
  expect(await farm.wrong()).toEqual([])
})

test('one that another wallet paid as asked is not ended while its own wallet may still use its nonce: later ones would wait for it', async () => {
  const farm = await openPayer()
  await farm.rounds()
  const asked = await farm.ask('5')
  const at = diesAfter('nonce')
  await expect(farm.rounds({ ...farm.paying, at })).rejects.toThrow('died')
  const fees = async () => ({ maxFee: 10n ** 13n, maxTip: 1n })
  await farm.rounds({ ...farm.paying, node: { ...farm.paying.node, fees } })
  expect(await farm.row(asked.id)).toMatchObject({ state: 'nonce', halted: 'gasTooDear' })
  await payByHand(farm, asked)
  await farm.settle()
  const [row] = await farm.db.inTx(
    (tx) => tx<{ no: string }>`select no from withdrawal where id = ${asked.id}`,
  )
  const said = await farm.operator('withdrawal', 'settle', row?.no ?? '', 'paid by hand')
  await farm.payAll()
  const next = await farm.ask('6')
  await farm.payAll()
  await farm.payAll()
  expect(await farm.row(next.id)).toMatchObject({ state: 'paid' })
  expect(await farm.row(asked.id)).toMatchObject({ state: 'paid' })
  expect(said).toMatch(/may still be paid/)
  expect(await farm.wrong()).toEqual([])
})
