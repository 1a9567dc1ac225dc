import { parseEther } from 'viem'
import { expect, test } from 'vitest'
import { give, mine } from '#devnet/control.ts'
import type { Step } from './Paying.ts'
import { payRound } from './payRound.ts'
import { poolHolds, walletHolds } from './testing/holds.ts'
import { openPayer } from './testing/openPayer.ts'
import { waiting } from './testing/waiting.ts'

test('a round that has not seen that another one replaced a payment meanwhile signs nothing more', async () => {
  const { farm, pass, signed } = await waiting()
  pass(3)
  const { node } = farm.paying
  let others = 0
  const stale = {
    ...farm.paying,
    // It thinks gas dearer, so that it would not sign the very same bytes.
    node: { ...node, fees: async () => ({ maxFee: 10n ** 12n, maxTip: 10n ** 10n }) },
    at: async (side: string, step: Step) => {
      if (side !== 'before' || step !== 'replace') return
      others += 1
      await farm.rounds()
    },
  }
  await payRound(stale)
  expect([others, (await signed()).length]).toEqual([1, 2])
})

test('a round in which another block is settled compares the pool at its own, and pays nothing where it did not', async () => {
  const farm = await openPayer()
  await farm.payAll()
  await farm.settle()
  const { id } = await farm.ask('5')
  await poolHolds(farm, '80')
  await mine(farm.chain.url)
  await farm.settle()
  const { node } = farm.paying
  const payments: typeof node.payments = async (...range) => {
    const made = await node.payments(...range)
    await mine(farm.chain.url)
    await farm.settle()
    return made
  }
  await payRound({ ...farm.paying, node: { ...node, payments } })
  expect(farm.reports.map(({ event }) => event)).toContain('payouts stopped')
  expect(await farm.row(id)).toMatchObject({ state: 'approved' })
})

type Asked = 'payments' | 'balance'

/** A payment that is mined in a block of which the next is settled; the round to come is a block behind it. */
async function openBehind() {
  const farm = await openPayer()
  await farm.payAll()
  const { id } = await farm.ask('5')
  await farm.rounds()
  await mine(farm.chain.url)
  await farm.look()
  const { node } = farm.paying
  /** A round in which the next block is settled after the node was asked for this, and `meanwhile` happens. */
  const behind = async (meanwhile: () => Promise<unknown>, asked: Asked = 'payments') => {
    let settled = false
    const late = async (...said: unknown[]) => {
      const answer = await (node[asked] as (...said: unknown[]) => Promise<unknown>)(...said)
      if (settled) return answer
      settled = true
      await mine(farm.chain.url)
      await farm.look()
      await meanwhile()
      return answer
    }
    await payRound({ ...farm.paying, node: { ...node, [asked]: late } })
    expect(settled).toBe(true)
  }
  const brought = () => farm.db.inTx((tx) => tx`select 1 from journal where kind = 'gas funding'`)
  /** However much is settled after it, books and chain agree. */
  const agrees = async () => {
    await farm.payAll()
    await farm.payAll()
    expect(farm.reports.map(({ event }) => event)).not.toContain('payouts stopped')
    expect(await farm.wrong()).toEqual([])
  }
  return { farm, id, behind, brought, agrees }
}

test('a round that is a block behind another service’s books nothing as brought for a payment that is in that block', async () => {
  const { farm, id, behind, brought, agrees } = await openBehind()
  const before = (await brought()).length
  await behind(async () => {
    await farm.rounds()
    expect(await farm.row(id)).toMatchObject({ state: 'paid' })
  })
  expect(await brought()).toHaveLength(before)
  await agrees()
})

test('nor does it miss what was brought in that block', async () => {
  const { farm, behind, agrees } = await openBehind()
  const { address } = farm.paying.wallet
  await give(farm.chain.url, address, parseEther('3'))
  await mine(farm.chain.url)
  await farm.look()
  await behind(() => farm.rounds())
  await agrees()
})

test('what another service misses at a later block is missing still', async () => {
  const { farm, behind } = await openBehind()
  const missing = () => farm.db.inTx((tx) => tx`select 1 from payer where missing is not null`)
  await farm.payAll()
  await mine(farm.chain.url)
  await farm.look()
  await behind(async () => {
    await walletHolds(farm, '1')
    await mine(farm.chain.url)
    await farm.settle()
    await farm.rounds()
    expect(await missing()).toHaveLength(1)
  }, 'balance')
  expect(await missing()).toHaveLength(1)
})

test('a round in which a block is settled each time compares and pays, whatever others book of newer blocks', async () => {
  const { farm, id, behind, brought, agrees } = await openBehind()
  const before = (await brought()).length
  const compared = () =>
    farm.db.inTx((tx) => tx<{ block: string }>`select reconciled_block as block from payer`)
  const [first] = await compared()
  const other = await farm.ask('6')
  const fails = async () => {
    throw new Error('timed out')
  }
  // The other service decides what is settled and cannot compare.
  const blind = { ...farm.paying, node: { ...farm.paying.node, balance: fails } }
  await behind(async () => {
    await farm.rounds(blind).catch(() => {})
    expect(await farm.row(id)).toMatchObject({ state: 'paid' })
  })
  expect(Number((await compared())[0]?.block)).toBeGreaterThan(Number(first?.block))
  expect(await brought()).toHaveLength(before)
  expect(await farm.row(other.id)).toMatchObject({ state: 'signed' })
  await agrees()
})
