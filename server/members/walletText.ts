import { randomBytes } from 'node:crypto'
import { createSiweMessage } from 'viem/siwe'
import type { Tx } from '#server/db/Tx.ts'
import { bitwave } from '#shared/chain.ts'
import { spelledAccount } from './spelledAccount.ts'

/** How long a text to sign is good for, milliseconds (contract: 10 minutes, one use). */
const LASTS = 10 * 60_000

/** Signed by the wallet, so ASCII alone (EIP-4361). */
const STATEMENT =
  'Show Bitwave Farm that this wallet is yours. Signing costs nothing and moves nothing.'

/** The text that proves an account once it is signed: bound to this service's origin, the chain and one use. */
export async function walletText(
  tx: Tx,
  { account, publicUrl, now }: { account: string; publicUrl: string; now: Date },
): Promise<string> {
  const address = spelledAccount(account)
  const nonce = randomBytes(16).toString('hex')
  const expirationTime = new Date(now.getTime() + LASTS)
  const message = createSiweMessage({
    address,
    chainId: bitwave.id,
    domain: new URL(publicUrl).host,
    uri: publicUrl,
    statement: STATEMENT,
    version: '1',
    nonce,
    issuedAt: now,
    expirationTime,
  })
  await tx`
    insert into wallet_nonce (nonce, account_key, message, expires_at)
    values (${nonce}, ${address.toLowerCase()}, ${message}, ${expirationTime})`
  return message
}
