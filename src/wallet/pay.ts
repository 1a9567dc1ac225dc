import { encodeFunctionData } from 'viem'
import type { Config } from 'wagmi'
import { sendTransaction } from 'wagmi/actions'
import type { Result } from '#shared/api/index.ts'
import { tokenAbi } from '#shared/chain.ts'
import { ensureBitwave } from './ensureBitwave.ts'

export type Payment = Result<'product/bTCWPledgeBefter'>['payment']

/** Has the wallet send exactly what the order asks for, on Bitwave; answers the transaction's hash. */
export async function pay(config: Config, payment: Payment): Promise<`0x${string}`> {
  await ensureBitwave(config)
  return sendTransaction(config, { chainId: payment.chainId, ...transactionOf(payment) })
}

function transactionOf({ to, token, value, amount }: Payment) {
  if (!token) return { to: hex(to), value: BigInt(value) }
  const data = encodeFunctionData({
    abi: tokenAbi,
    functionName: 'transfer',
    args: [hex(to), BigInt(amount)],
  })
  return { to: hex(token), data }
}

const hex = (address: string) => address as `0x${string}`
