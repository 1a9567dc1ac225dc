import { encodeFunctionData } from 'viem'
import * as z from 'zod/mini'
import type { Config } from '#server/config/readConfig.ts'
import { poolAbi } from '#shared/chain.ts'
import { askNode } from './askNode.ts'
import { wordsOf } from './wordsOf.ts'

/**
 * Throws where the node says that the pool is none, or one of another token: members would pay to an address that nobody
 * can pay out from. Throws where it does not answer too.
 */
export async function checkPool({
  rpcUrl,
  pool,
  token,
}: Pick<Config, 'rpcUrl' | 'pool' | 'token'>) {
  const call = { to: pool, data: encodeFunctionData({ abi: poolAbi, functionName: 'token' }) }
  const said = await askNode(rpcUrl)(z.string(), 'eth_call', call, 'latest').catch(unlessReverted)
  if (said.toLowerCase() !== wordFor(token))
    throw new Error('on the chain of BITWAVE_RPC_URL BITWAVE_POOL is no pool of BITWAVE_TOKEN')
}

function unlessReverted(error: unknown): string {
  const words = wordsOf(error)
  if (/revert/i.test(words)) return '0x'
  throw new Error(`BITWAVE_RPC_URL does not answer: ${words}`, { cause: error })
}

/** An address as a contract answers it. */
const wordFor = (address: string) => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`
