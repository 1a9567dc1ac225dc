import { encodeFunctionData, numberToHex } from 'viem'
import type { Config } from 'wagmi'
import { disconnect, getConnection, getConnectorClient } from 'wagmi/actions'
import type { Result } from '#shared/api/index.ts'
import { tokenAbi } from '#shared/chain.ts'
import { clock } from '#src/words/clock.ts'
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
  const from = hex(account)
  const { chainId } = payment
  const client = await getConnectorClient(config, { account: from, chainId })
  // The questions before may have taken minutes: what is sent now would come too late for the order.
  if (clock.now() >= Date.parse(payment.expiresAt)) throw new WalletFailure('tooLate')
  // Not viem's sendTransaction: after some errors it asks the wallet a second time, by another method.
  return client.request({
    method: 'eth_sendTransaction',
    params: [{ from, chainId: numberToHex(chainId), ...transactionOf(payment) }],
  })
}

/** Asked of the wallet itself: another wallet may have put itself in its place, or another account been chosen. */
async function ensureAccount(config: Config, account: string): Promise<void> {
  const [now] = (await getConnection(config).connector?.getAccounts()) ?? []
  if (!now) {
    // Locked, or another one in its place that knows nothing of this page: it is connected again, not asked in vain.
    await disconnect(config)
    throw new WalletFailure('locked')
  }
  if (now.toLowerCase() !== account.toLowerCase()) throw new WalletFailure('otherAccount')
}

function transactionOf({ to, token, value, amount }: Payment) {
  if (!token) return { to: hex(to), value: numberToHex(BigInt(value)) }
  const data = encodeFunctionData({
    abi: tokenAbi,
    functionName: 'transfer',
    args: [hex(to), BigInt(amount)],
  })
  return { to: hex(token), data }
}

const hex = (address: string) => address as `0x${string}`
