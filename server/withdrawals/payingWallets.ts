import type { Tx } from '#server/db/Tx.ts'

/** The wallets that pay out or have done so: what is sent to one of them would be taken for money brought for gas. */
export async function payingWallets(tx: Tx): Promise<string[]> {
  const wallets = await tx<{ address: string }>`select address from payer where own`
  return wallets.map(({ address }) => address)
}
