import type { Address, Hash } from 'viem'
import { type Client, name32, openPool } from './openPool.ts'

export const COIN = 10n ** 18n

type Pay = (id: number, receiver?: Address, amount?: bigint) => Promise<Hash>

/** What the tests have of a pool. */
export type Ann = Awaited<ReturnType<typeof openPool>> & {
  ann: Client
  /** Puts the chain back to how it was when this was first called. */
  renew: () => Promise<void>
  fund: (amount?: bigint) => Promise<Hash>
  payout: Pay
  payoutToken: Pay
}

/** A pool, and Ann, who has 100 of each coin, pays it and is paid by it. */
export async function openAnn(): Promise<Ann> {
  const it = await openPool()
  const ann = await it.newcomer()
  const to = ann.account.address
  let snapshot: Hash | undefined
  return {
    ...it,
    ann,
    renew: async () => {
      if (snapshot) await ann.revert({ id: snapshot })
      snapshot = await ann.snapshot()
    },
    fund: (amount = 10n * COIN) => ann.sendTransaction({ to: it.pool.address, value: amount }),
    payout: (id, receiver = to, amount = COIN) => {
      const args = [name32(id), receiver, amount] as const
      return it.payer.writeContract({ ...it.pool, functionName: 'payout', args })
    },
    payoutToken: (id, receiver = to, amount = COIN) => {
      const args = [name32(id), receiver, amount] as const
      return it.payer.writeContract({ ...it.pool, functionName: 'payoutToken', args })
    },
  }
}
