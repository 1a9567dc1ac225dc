import { type Chain, openChain } from '#server/chain/openChain.ts'
import { CONFIRMATIONS } from '#server/config/readConfig.ts'
import { type OnChain, openOnChain } from '#server/payouts/OnChain.ts'
import { type Seen, seenOnChain } from '#server/withdrawals/seenOnChain.ts'
import type { Desk } from './openDesk.ts'

/** What the chain shows of a withdrawal: the devnet, or the node and the contracts that the service's environment names. */
export function seenHere(desk: Desk, withdrawal: string): Promise<Seen> {
  const chain = chainHere(desk)
  const asking = { db: desk.db, chain: chain ?? nobody, pays: chain !== undefined }
  return seenOnChain(asking, withdrawal)
}

/** The chain, where it is known here. */
export function onChainHere(desk: Desk): OnChain | undefined {
  const where = whereHere(desk)
  return where && openOnChain(where)
}

/** The pool and the token, where they are known here. */
export function houseHere(desk: Desk): string[] {
  const where = whereHere(desk)
  return where ? [where.pool, where.token] : []
}

/** How many blocks deep a payment must lie before it counts, as the service has it: its environment's, or the devnet's. */
export const confirmationsHere = ({ env, devnet }: Pick<Desk, 'devnet' | 'env'>): number =>
  Number(env['CONFIRMATIONS'] || (devnet?.confirmations ?? CONFIRMATIONS))

const silent = () => Promise.reject(new Error('no node is named'))
const nobody = { headers: silent, paid: silent, sentBy: silent, mayPay: silent }

type Hex = `0x${string}`
type Where = { rpcUrl: string; pool: Hex; token: Hex; startBlock?: number }

function chainHere(desk: Desk): Chain | undefined {
  const where = whereHere(desk)
  return where && openChain(where)
}

/** The node and the contracts, where they are known here. */
export function whereHere({ devnet, env }: Pick<Desk, 'devnet' | 'env'>): Where | undefined {
  if (devnet) {
    const { rpcUrl, poolAddress: pool, tokenAddress: token } = devnet
    return { rpcUrl, pool, token }
  }
  const { BITWAVE_RPC_URL: rpcUrl, BITWAVE_POOL: pool, BITWAVE_TOKEN: token } = env
  if (!rpcUrl || !pool || !token) return undefined
  const startBlock = Number(env['BITWAVE_START_BLOCK'] || 0)
  return { rpcUrl, pool: pool as Hex, token: token as Hex, startBlock }
}
