import { createPublicClient, type Hex, http, verifyMessage } from 'viem'
import { parseSiweMessage } from 'viem/siwe'
import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'

/** A text of ours and its signature. */
export type Proof = { message: string; signature: string }

/** An account that was proved, and the nonce to use up when something is done with the proof. */
export type Proved = { account: Hex; nonce: string }

type Checking = { db: Database; rpcUrl: string; now: Date }

/**
 * Whose signature it is. Refuses `proofExpired` for a text that is not ours, too old or used, `proofWrong` for a text that
 * was changed or a signature of somebody else. The chain is asked for wallets that are contracts (EIP-1271, ERC-6492).
 */
export async function checkProof(
  { db, rpcUrl, now }: Checking,
  { message, signature }: Proof,
): Promise<Proved> {
  const { nonce = '' } = parseSiweMessage(message)
  const [made] = await db.inTx(
    (tx) => tx<{ message: string }>`
      select message from wallet_nonce
      where nonce = ${nonce} and used_at is null and expires_at > ${now}`,
  )
  if (!made) throw new Refusal('proofExpired', { field: 'proof' })
  const { address } = parseSiweMessage(made.message)
  // Domain, address, chain and times are in the text, so equal texts have equal ones.
  if (made.message !== message || !address) throw new Refusal('proofWrong', { field: 'proof' })
  const signed = { address, message, signature: signature as Hex }
  if (!(await signedByKey(signed)) && !(await signedByContract(rpcUrl, signed)))
    throw new Refusal('proofWrong', { field: 'proof' })
  return { account: address, nonce }
}

/** Uses the proof up. Refuses `proofExpired` when it was used meanwhile. */
export async function spendProof(tx: Tx, nonce: string, now: Date): Promise<void> {
  const used = await tx`
    update wallet_nonce set used_at = ${now}
    where nonce = ${nonce} and used_at is null and expires_at > ${now} returning nonce`
  if (used.length === 0) throw new Refusal('proofExpired', { field: 'proof' })
}

type Signed = { address: Hex; message: string; signature: Hex }

/** A signature that is no signature at all is a wrong one. */
const signedByKey = (signed: Signed) => verifyMessage(signed).catch(() => false)

async function signedByContract(rpcUrl: string, signed: Signed): Promise<boolean> {
  const transport = http(rpcUrl, { timeout: 5_000, retryCount: 1 })
  // A contract may say that its answer lies elsewhere (ERC-3668): no address that a stranger wrote into one is asked.
  const client = createPublicClient({ transport, ccipRead: false })
  const code = await client.getCode({ address: signed.address }).catch(() => {
    throw new Refusal('chainAway')
  })
  const deploysItself = /(6492){16}$/.test(signed.signature)
  if (!code && !deploysItself) return false
  return client.verifyMessage(signed).catch(() => false)
}
