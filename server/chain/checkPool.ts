import { encodeFunctionData, type Hex, numberToHex } from 'viem'
import * as z from 'zod/mini'
import type { Config } from '#server/config/readConfig.ts'
import { poolAbi, tokenAbi } from '#shared/chain.ts'
import { DECIMALS, WHOLE_DIGITS } from '#shared/money.ts'
import { askNode } from './askNode.ts'
import { wordsOf } from './wordsOf.ts'

/** More than an amount can say, base units. */
const UNSAID = 10n ** BigInt(WHOLE_DIGITS + DECIMALS)

/** `totalSupply()` */
const TOTAL_SUPPLY = '0x18160ddd'

/**
 * Throws where the node says that the pool is none, or one of another token: members would pay to an address that nobody
 * can pay out from. Throws where the token counts in other decimals than ours, by which every amount of it would be wrong, where
 * there is more of it than an amount can say, so that one payment could not be told to anybody, and where it does not answer.
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
  const made = await asked(token, TOTAL_SUPPLY)
  if (!/^0x[0-9a-f]{1,64}$/i.test(made) || BigInt(made) >= UNSAID)
    throw new Error(`of BITWAVE_TOKEN there has to be less than 10^${WHOLE_DIGITS}`)
}

function unlessReverted(error: unknown): string {
  const words = wordsOf(error)
  if (/revert/i.test(words)) return '0x'
  throw new Error(`BITWAVE_RPC_URL does not answer: ${words}`, { cause: error })
}

/** An address or a number as a contract answers it. */
const wordFor = (hex: string) => `0x${hex.slice(2).toLowerCase().padStart(64, '0')}`
