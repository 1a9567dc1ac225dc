import { openChain } from '#server/chain/openChain.ts'
import { type Seen, seenOnChain } from '#server/withdrawals/seenOnChain.ts'
import type { Desk } from './openDesk.ts'

const nobody = () => Promise.reject(new Error('no node is named'))

/** What the chain shows of a withdrawal: the devnet, or the node and the contracts that the service's environment names. */
export const seenHere = (desk: Desk, withdrawal: string): Promise<Seen> =>
  seenOnChain({ db: desk.db, chain: chainHere(desk), pays: false }, withdrawal)

function chainHere({ devnet, env }: Desk) {
  if (devnet) {
    const { rpcUrl, poolAddress: pool, tokenAddress: token } = devnet
    return openChain({ rpcUrl, pool, token })
  }
  const { BITWAVE_RPC_URL: rpcUrl, BITWAVE_POOL: pool, BITWAVE_TOKEN: token } = env
  if (!rpcUrl || !pool || !token) return { paid: nobody, sentBy: nobody }
  return openChain({ rpcUrl, pool: pool as `0x${string}`, token: token as `0x${string}` })
}
