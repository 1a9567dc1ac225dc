import { parseEther } from 'viem'
import { expect, test } from 'vitest'
import { openPayer } from './testing/openPayer.ts'

test.each([-1n, 1n])(
  'what a wallet holds on another fork (%i BTCW more) is not compared with the books',
  async (more) => {
    const farm = await openPayer()
    await farm.rounds()
    const before = await farm.houses()
    await farm.settle()
    const { node, chain } = farm.paying
    let elsewhere = false
    const forked = {
      ...farm.paying,
      node: {
        ...node,
        balance: async (...of: Parameters<typeof node.balance>) => {
          elsewhere = true
          return (await node.balance(...of)) + more * parseEther('1')
        },
      },
      chain: {
        ...chain,
        headers: async (numbers: readonly number[]) => {
          const shown = await chain.headers(numbers)
          return elsewhere ? shown.map((it) => it && { ...it, hash: it.parent }) : shown
        },
      },
    }
    await farm.rounds(forked)
    expect(elsewhere).toBe(true)
    expect(farm.reports.map(({ event }) => event)).not.toContain('payouts stopped')
    expect(await farm.houses()).toEqual(before)
    const { id } = await farm.ask('5')
    await farm.payAll()
    expect(await farm.row(id)).toMatchObject({ state: 'paid' })
    expect(await farm.wrong()).toEqual([])
  },
)
