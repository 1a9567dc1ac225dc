import type { Hex } from 'viem'
import { type Settled, standsStill, stillShown } from '#server/chain/settledBlock.ts'
import type { Tx } from '#server/db/Tx.ts'
import { fees, gas } from '#server/ledger/accounts.ts'
import { balanceOf } from '#server/ledger/balances.ts'
import { post } from '#server/ledger/post.ts'
import { minedBy } from './advance.ts'
import { type Flight, flights } from './flights.ts'
import { type Paying, take } from './Paying.ts'
import { lockPayers, type Payer, paidByHand } from './payer.ts'
import { stop } from './stop.ts'

/** What the books say of the paying wallets, and what they do not say yet. */
type Books = {
  wallets: Hex[]
  /** What the wallets hold by the books, base units. */
  mirrored: bigint
  /** Gas of ours that was used for good and is not booked yet, less what is booked beyond. */
  owed: bigint
  /** What is on its way and may be in a block. */
  open: Flight[]
  /** Gas of ours that is booked and that the chain, after a deep reorganisation, has not taken again yet. */
  notYet: bigint
}

/**
 * Compares what the paying wallets hold at the settled block with what the books say, gas that was used and is not booked
 * yet counted in. More came from outside: the house brought it, and it is booked. Less is money that nobody can account
 * for: nothing is paid until it is there again and somebody lets payouts go on. Answers whether anything was booked.
 */
export async function reconcile(paying: Paying, settled: Settled, payer: Payer): Promise<boolean> {
  if (payer.reconciledHash === settled.hash) return false
  const { db, node, wallet, clock } = paying
  const books = await db.inTx(readBooks)
  const held = await Promise.all(books.wallets.map((one) => node.balance(one, settled.block)))
  const open = await Promise.all(books.open.map((one) => usedBy(paying, settled, one)))
  if (!(await stillShown(paying, settled))) return false
  const used = open.reduce((sum, one) => sum + one, books.owed - books.notYet)
  const beyond = held.reduce((sum, one) => sum + one, 0n) - (books.mirrored - used)
  const missing = beyond < 0n ? -beyond : null
  const done = await take(paying, 'fund', async (tx) => {
    if (!(await standsStill(tx, settled))) return false
    // All that are compared: a service with another key would book the same money once more.
    await lockPayers(tx)
    const same = await readBooks(tx)
    if (JSON.stringify(same, asText) !== JSON.stringify(books, asText)) return false
    const now = clock.now()
    if (beyond > 0n) await fund(tx, { settled, amount: beyond, now })
    // They are compared together: what a wallet of before lacked may lie in the one of now.
    await tx`update payer set missing = ${missing} where address = any(${books.wallets})`
    await tx`
      update payer set reconciled_block = ${settled.block}, reconciled_hash = ${settled.hash}, updated_at = ${now}
      where address = ${wallet.address}`
    if (missing !== null) {
      const { block } = settled
      await stop(paying, tx, { what: 'wallet', coin: 'BTCW', missing, hash: null, block })
    }
    return true
  })
  return done && beyond > 0n
}

const asText = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value)

/** What the books say of the wallets that are ours, in base units: of what somebody paid with another wallet nothing is compared. */
export async function readBooks(tx: Tx): Promise<Books> {
  const wallets = await tx<{ address: Hex }>`select address from payer where own order by address`
  const hands = await paidByHand(tx)
  const [sums] = await tx<{ owed: bigint; notYet: bigint }>`
    select
      (select coalesce(sum(gas_used * gas_price - booked), 0) from payout_tx
        where final and booked <> gas_used * gas_price and id <> all(${hands}::bigint[])) as owed,
      (select coalesce(sum(booked), 0) from payout_tx where astray and id <> all(${hands}::bigint[])) as "notYet"`
  return {
    wallets: wallets.map(({ address }) => address),
    mirrored: -(await balanceOf(tx, gas, 'BTCW')),
    owed: sums?.owed ?? 0n,
    open: await flights(tx),
    notYet: sums?.notYet ?? 0n,
  }
}

/**
 * What will be booked for a withdrawal that is not decided yet: the gas of the one transaction that ends it. Another wallet
 * may have paid what ours was undone for; both are in a block then, and one is booked.
 */
async function usedBy(paying: Paying, settled: Settled, flight: Flight): Promise<bigint> {
  const mined = await minedBy(paying, settled, flight)
  return mined ? mined.gasUsed * mined.gasPrice : 0n
}

async function fund(
  tx: Tx,
  { settled, amount, now }: { settled: Settled; amount: bigint; now: Date },
): Promise<void> {
  await post(tx, {
    key: `gas:${settled.hash}`,
    kind: 'gas funding',
    now,
    moves: [{ from: gas, to: fees, coin: 'BTCW', amount }],
    meta: { block: settled.block },
  })
}
