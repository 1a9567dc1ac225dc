import { expect, test } from 'vitest'
import type { Fees } from './askFees.ts'
import type { PayerNode } from './openNode.ts'
import { payRound } from './payRound.ts'
import { openPayer } from './testing/openPayer.ts'
import { withNewWallet } from './testing/withNewWallet.ts'

/** Two withdrawals that got their nonces, and nothing was signed for either. */
async function twoWithNonces() {
  const farm = await openPayer()
  await farm.rounds()
  const first = await farm.ask('5')
  const second = await farm.ask('6')
  const at = (side: string, step: string) => {
    if (side === 'before' && step === 'sign') throw new Error('not now')
  }
  await payRound({ ...farm.paying, at })
  const rows = () => Promise.all([farm.row(first.id), farm.row(second.id)])
  expect(await rows()).toMatchObject([{ state: 'nonce' }, { state: 'nonce' }])
  return { farm, rows }
}

/** A node that says something else of what gas costs when it is asked first. */
function firstSays(node: PayerNode, fees: () => Promise<Fees>): PayerNode {
  let asked = 0
  return { ...node, fees: () => (asked++ === 0 ? fees() : node.fees()) }
}

test.each([
  ['not told', () => Promise.reject(new Error('no fees')), null],
  ['too dear', async () => ({ maxFee: 10n ** 13n, maxTip: 1n }), 'gasTooDear'],
])(
  'no nonce is signed before the ones ahead of it are: gas that is %s for the first',
  async (_, fees, halted) => {
    const { farm, rows } = await twoWithNonces()
    await payRound({ ...farm.paying, node: firstSays(farm.paying.node, fees) }).catch(() => 0)
    expect(await rows()).toMatchObject([{ state: 'nonce', halted }, { state: 'nonce' }])
    await farm.payAll()
    expect(await rows()).toMatchObject([{ state: 'paid' }, { state: 'paid' }])
    expect(await farm.wrong()).toEqual([])
  },
)

test('each one that only a key that is not here can sign says so', async () => {
  const { farm, rows } = await twoWithNonces()
  await farm.rounds(await withNewWallet(farm, '1'))
  expect(await rows()).toMatchObject([{ halted: 'otherKey' }, { halted: 'otherKey' }])
})
