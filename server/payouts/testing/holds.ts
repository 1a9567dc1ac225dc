import { type Hex, parseEther } from 'viem'
import { hex, rpc } from '#devnet/rpc.ts'
import type { Farm } from '#server/testing/openFarm.ts'

/** Has the pool hold so much BTCW, though nobody paid or was paid. */
export const poolHolds = ({ chain }: Farm, amount: string) => set(chain, chain.pool.address, amount)

/** The same of the paying wallet. */
export const walletHolds = ({ chain }: Farm, amount: string) =>
  set(chain, chain.payer.account.address, amount)

const set = ({ url }: Farm['chain'], address: Hex, amount: string) =>
  rpc(url, 'anvil_setBalance', address, hex(parseEther(amount)))
