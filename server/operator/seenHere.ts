import { type Chain, openChain } from '#server/chain/openChain.ts'
import { type Seen, seenOnChain } from '#server/withdrawals/seenOnChain.ts'
import type { Desk } from './openDesk.ts'

/** What the chain shows of a withdrawal: the devnet, or the node and the contracts that the service's environment names. */
export function seenHere(desk: Desk, withdrawal: string): Promise<Seen> {
  const chain = chainHere(desk)
  const asking = { db: desk.db, chain: chain ?? nobody, pays: chain !== undefined }
  return seenOnChain(asking, withdrawal)
}

const silent = () => Promise.reject(new Error('no node is named'))
const nobody = { paid: silent, sentBy: silent }

function chainHere({ devnet, env }: Desk): Chain | undefined {
  if (devnet) {
    const { rpcUrl, poolAddress: pool, tokenAddress: token } = devnet
    return openChain({ rpcUrl, pool, token })
  }
  const { BITWAVE_RPC_URL: rpcUrl, BITWAVE_POOL: pool, BITWAVE_TOKEN: token } = env
  if (!rpcUrl || !pool || !token) return undefined
  return openChain({ rpcUrl, pool: pool as `0x${string}`, token: token as `0x${string}` })
}
