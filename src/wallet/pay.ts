import { encodeFunctionData } from 'viem'
import type { Config } from 'wagmi'
import { getConnection, sendTransaction } from 'wagmi/actions'
import type { Result } from '#shared/api/index.ts'
import { tokenAbi } from '#shared/chain.ts'
import { ensureBitwave } from './ensureBitwave.ts'
import { WalletFailure } from './WalletFailure.ts'

export type Payment = Result<'product/bTCWPledgeBefter'>['payment']

/** Has the wallet send from `account` exactly what the order asks for, on Bitwave; answers the transaction's hash. */
export async function pay(
  config: Config,
  payment: Payment,
  account: string,
): Promise<`0x${string}`> {
  await ensureBitwave(config)
  await ensureAccount(config, account)
  const { chainId } = payment
  return sendTransaction(config, { chainId, account: hex(account), ...transactionOf(payment) })
}

/** Asked of the wallet itself: another wallet may have put itself in its place, or another account been chosen. */
async function ensureAccount(config: Config, account: string): Promise<void> {
  const [now] = (await getConnection(config).connector?.getAccounts()) ?? []
  if (now && now.toLowerCase() !== account.toLowerCase()) throw new WalletFailure('otherAccount')
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
