import type { Hex } from 'viem'
import type { Tx } from '#server/db/Tx.ts'
import type { Paying } from './Paying.ts'

/** A paying wallet as the database has it. */
export type Payer = {
  nextNonce: number
  /** What our wallets lack together of what the books say, BTCW: nothing is paid; null: all is well. */
  missing: bigint | null
  /** Its key is the service's, or was. */
  own: boolean
}

/**
 * Our wallet; written down as ours when it is seen first, as one that has sent nothing: where it has, the chain is looked
 * through for what it paid before it gives a nonce.
 */
export function payerOf({ db, wallet, clock }: Paying): Promise<Payer> {
  return db.inTx(async (tx) => {
    const known = await readPayer(tx, wallet.address)
    if (known?.own) return known
    await tx`
      insert into payer (address, next_nonce, updated_at) values (${wallet.address}, 0, ${clock.now()})
      on conflict (address) do update set own = true`
    const payer = await readPayer(tx, wallet.address)
    if (!payer) throw new Error('the payer was not written')
    return payer
  })
}

/** Writes the wallet of whoever paid by hand down, unless it is known: it is not ours, nor is what it holds and sends. */
export async function insertOther(
  tx: Tx,
  { address, nextNonce, now }: { address: Hex; nextNonce: number; now: Date },
): Promise<void> {
  await tx`
    insert into payer (address, next_nonce, own, updated_at) values (${address}, ${nextNonce}, false, ${now})
    on conflict do nothing`
}

/**
 * What somebody paid with a wallet of their own, by its `payout_tx`: its gas took nothing from ours. What was found before senders
 * were written down is ours where its nonce is the one that our wallet had for it.
 */
export async function paidByHand(tx: Tx): Promise<string[]> {
  const found = await tx<{ id: string }>`
    select t.id from payout_tx t join payout p on p.withdrawal_id = t.withdrawal_id
      left join payer w on w.own and w.address = coalesce(t.sender, case when t.nonce = p.nonce then p.wallet end)
    where t.kind = 'found' and t.final and w.address is null`
  return found.map(({ id }) => id)
}

async function readPayer(tx: Tx, address: Hex): Promise<Payer | undefined> {
  const [payer] = await tx<Payer>`
    select next_nonce::int as "nextNonce", missing, own
    from payer where address = ${address}`
  return payer
}

/** Locks a wallet for this transaction: one at a time gives nonces, and moves the gas in the books. */
export async function lockPayer(tx: Tx, address: Hex): Promise<Payer> {
  await tx`select 1 from payer where address = ${address} for update`
  const payer = await readPayer(tx, address)
  if (!payer) throw new Error(`there is no payer ${address}`)
  return payer
}

/** Locks all wallets that are ours, always in the same order. */
export async function lockPayers(tx: Tx): Promise<void> {
  await tx`select 1 from payer where own order by address for update`
}
