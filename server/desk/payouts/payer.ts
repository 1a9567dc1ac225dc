import type { DeskAct } from '#server/desk/DeskAct.ts'
import { estimate, heldBy, payerBooks, payers } from '#server/payouts/payer-facts.ts'
import { bitwave } from '#shared/chain.ts'

/** The node is asked first what the wallets hold. */
export const payer: DeskAct<'operator/payer'> = {
  look: async ({ world }) => {
    const wallets = await world.db.inTx(payers)
    const held = await heldBy(world.onChain()?.node, wallets)
    return async ({ tx }) => {
      const { books, fromPool } = await payerBooks(tx)
      const [first] = wallets
      const shown = wallets.map((one) => ({ ...one, held: held?.get(one.address) ?? null }))
      // Where the node is silent, what the books say of one wallet is what it holds, gas on its way apart.
      const lasts = shown[0]?.held ?? (wallets.length === 1 && books > 0n ? books : null)
      const topUp = first && {
        address: first.address,
        chainId: bitwave.id,
        uri: `ethereum:${first.address}@${bitwave.id}`,
        fromPool,
      }
      const estimated = lasts === null ? null : await estimate(tx, lasts)
      return { result: { wallets: shown, books, estimated, topUp: topUp ?? null } }
    }
  },
}
