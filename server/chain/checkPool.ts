import { encodeFunctionData } from 'viem'
import * as z from 'zod/mini'
import type { Config } from '#server/config/readConfig.ts'
import { poolAbi } from '#shared/chain.ts'
import { askNode } from './askNode.ts'
import { wordsOf } from './wordsOf.ts'

/**
 * Throws where the node says that the pool is none, or one of another token: members would pay to an address that nobody
 * can pay out from. A node that does not answer is asked by whoever follows the chain.
 */
export async function checkPool({
  rpcUrl,
  pool,
  token,
}: Pick<Config, 'rpcUrl' | 'pool' | 'token'>) {
  const data = encodeFunctionData({ abi: poolAbi, functionName: 'token' })
  const said = await askNode(rpcUrl, { again: 0 })(
    z.string(),
    'eth_call',
    { to: pool, data },
    'latest',
  ).catch((error: unknown) => (/revert/i.test(wordsOf(error)) ? '0x' : undefined))
  if (said === undefined || said.toLowerCase() === wordFor(token)) return
  throw new Error('on the chain of BITWAVE_RPC_URL BITWAVE_POOL is no pool of BITWAVE_TOKEN')
}

/** An address as a contract answers it. */
const wordFor = (address: string) => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`
