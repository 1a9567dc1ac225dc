import { encodeFunctionData, type Hex, numberToHex } from 'viem'
import * as z from 'zod/mini'
import type { Config } from '#server/config/readConfig.ts'
import { poolAbi, tokenAbi } from '#shared/chain.ts'
import { DECIMALS } from '#shared/money.ts'
import { askNode } from './askNode.ts'
import { wordsOf } from './wordsOf.ts'

/**
 * Throws where the node says that the pool is none, or one of another token: members would pay to an address that nobody
 * can pay out from. Throws where the token counts in other decimals than ours, by which every amount of it would be wrong, and
 * where it does not answer.
 */
export async function checkPool({
  rpcUrl,
  pool,
  token,
}: Pick<Config, 'rpcUrl' | 'pool' | 'token'>) {
  const asked = (to: string, data: Hex) =>
    askNode(rpcUrl)(z.string(), 'eth_call', { to, data }, 'latest').catch(unlessReverted)
  const held = await asked(pool, encodeFunctionData({ abi: poolAbi, functionName: 'token' }))
  if (held.toLowerCase() !== wordFor(token))
    throw new Error('on the chain of BITWAVE_RPC_URL BITWAVE_POOL is no pool of BITWAVE_TOKEN')
  const said = await asked(token, encodeFunctionData({ abi: tokenAbi, functionName: 'decimals' }))
  if (said.toLowerCase() !== wordFor(numberToHex(DECIMALS)))
    throw new Error(`BITWAVE_TOKEN does not count in ${DECIMALS} decimals`)
}

function unlessReverted(error: unknown): string {
  const words = wordsOf(error)
  if (/revert/i.test(words)) return '0x'
  throw new Error(`BITWAVE_RPC_URL does not answer: ${words}`, { cause: error })
}

/** An address or a number as a contract answers it. */
const wordFor = (hex: string) => `0x${hex.slice(2).toLowerCase().padStart(64, '0')}`
