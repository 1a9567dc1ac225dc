import { type Hex, keccak256, type TransactionSerializableEIP1559 } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { bitwave } from '#shared/chain.ts'

/** A transaction that is to be signed. */
type Unsigned = Required<
  Pick<
    TransactionSerializableEIP1559,
    'to' | 'data' | 'nonce' | 'gas' | 'maxFeePerGas' | 'maxPriorityFeePerGas'
  >
>

export type Signed = { raw: Hex; hash: Hex }

/** The paying wallet; its key leaves this file in signatures alone. */
export type Wallet = {
  /** Lower case. */
  address: Hex
  /** The same bytes for the same transaction, always (RFC 6979). */
  sign: (transaction: Unsigned) => Promise<Signed>
}

/** Opens the wallet of a key, which the environment names so. What is wrong with it is told without it. */
export function openWallet(key: Hex, name = 'PAYER_KEY'): Wallet {
  const account = accountOf(key, name)
  return {
    address: account.address.toLowerCase() as Hex,
    sign: async (transaction) => {
      const raw = await account.signTransaction({
        ...transaction,
        type: 'eip1559',
        chainId: bitwave.id,
        value: 0n,
      })
      return { raw, hash: keccak256(raw) }
    },
  }
}

function accountOf(key: Hex, name: string) {
  try {
    return privateKeyToAccount(key)
  } catch {
    throw new Error(`${name} is no key of a wallet`)
  }
}
