import { createWalletClient, type Hex, http } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import type { Coin } from '#shared/api/coin.ts'
import { tokenAbi } from '#shared/chain.ts'
import { parseAmount } from '#shared/money.ts'
import { devnet, farm } from './farm.ts'

/** A wallet that is nobody's. */
export function stranger(): { key: Hex; account: Hex } {
  const key = generatePrivateKey()
  return { key, account: privateKeyToAccount(key).address }
}

/** Pays so many coins to the pool, plainly, from an account that gets them first. Answers the transaction. */
export async function payPool(
  from: { key: Hex; account: string },
  amount: string,
  coin: Coin = 'BTCW',
): Promise<Hex> {
  const address = from.account
  await devnet('/api/give', { address, coin, amount })
  await devnet('/api/give', { address, coin: 'BTCW', amount: '1' })
  const { rpcUrl, poolAddress, tokenAddress } = farm.devnet
  const client = createWalletClient({
    account: privateKeyToAccount(from.key),
    transport: http(rpcUrl),
  })
  const to = poolAddress as Hex
  const value = parseAmount(amount)
  if (coin === 'BTCW') return client.sendTransaction({ chain: null, to, value })
  return client.writeContract({
    chain: null,
    address: tokenAddress as Hex,
    abi: tokenAbi,
    functionName: 'transfer',
    args: [to, value],
  })
}
