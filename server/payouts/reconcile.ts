import type { Hex } from 'viem'
import { type Settled, standsStill, stillShown } from '#server/chain/settledBlock.ts'
import type { Tx } from '#server/db/Tx.ts'
import { fees, gas } from '#server/ledger/accounts.ts'
import { balanceOf } from '#server/ledger/balances.ts'
import { post } from '#server/ledger/post.ts'
import { minedBy } from './advance.ts'
import { toppedUpAfter, type Wallet, walletsBefore } from './bookTopUps.ts'
import { type Flight, flights } from './flights.ts'
import { type Paying, take } from './Paying.ts'
import { lockPayers, paidByHand } from './payer.ts'
import { stop } from './stop.ts'

/** What the books say of the paying wallets as of a block, and what they do not say yet. */
type Books = {
  wallets: Wallet[]
  /** What the wallets hold by the books, base units. */
  mirrored: bigint
  /** Gas of ours that was used for good by then and is not booked yet, less what is booked and was not used by then. */
  owed: bigint
  /** What is on its way and may be in a block. */
  open: Flight[]
}

/**
 * Compares what the paying wallets hold at the settled block with what the books say, gas that was used and is not booked
 * yet counted in. More came from outside: the house brought it, and it is booked. Less is money that nobody can account
 * for: nothing is paid until it is there again and somebody lets payouts go on. Answers whether anything was booked.
 */
export async function reconcile(paying: Paying, settled: Settled): Promise<boolean> {
  const { db, wallet, clock } = paying
  if (await db.inTx((tx) => isReconciled(tx, wallet.address, settled))) return false
  const books = await db.inTx((tx) => readBooks(tx, settled))
  const held = await Promise.all(books.wallets.map((one) => countedOf(paying, settled, one)))
  const open = await Promise.all(books.open.map((one) => usedBy(paying, settled, one)))
  if (!(await stillShown(paying, settled))) return false
  const used = open.reduce((sum, one) => sum + one, books.owed)
  const beyond = held.reduce((sum, one) => sum + one, 0n) - (books.mirrored - used)
  const missing = beyond < 0n ? -beyond : null
  const done = await take(paying, 'fund', async (tx) => {
    if (!(await standsStill(tx, settled))) return false
    // All that are compared: a service with another key would book the same money once more.
    await lockPayers(tx)
    if (await isBehind(tx, settled)) return false
    const same = await readBooks(tx, settled)
    if (JSON.stringify(same, asText) !== JSON.stringify(books, asText)) return false
    const now = clock.now()
    if (beyond > 0n) await fund(tx, { settled, amount: beyond, now })
    // They are compared together: what a wallet of before lacked may lie in the one of now.
    await tx`
      update payer p set missing = ${missing}, held = now.held, reconciled_block = ${settled.block},
        reconciled_hash = ${settled.hash},
        updated_at = case when p.address = ${wallet.address} then ${now} else updated_at end
      from unnest(${books.wallets.map(({ address }) => address)}::text[], ${held.map(String)}::numeric[]) as now (address, held)
      where p.address = now.address`
    if (missing !== null) {
      const { block } = settled
      await stop(paying, tx, { what: 'wallet', coin: 'BTCW', missing, hash: null, block })
    }
    return true
  })
  return done && beyond > 0n
}

const asText = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value)

/**
 * What counts of what a wallet holds. Of one that may not pay any more, or not yet, whose key may have leaked, no more than before and
 * what the pool paid to it: what others bring it then is nobody's, and whoever takes that away again takes nothing from the house.
 */
async function countedOf(
  { chain, node }: Paying,
  { block }: Settled,
  { address, held: before }: Wallet,
): Promise<bigint> {
  const [held, may] = await Promise.all([
    node.balance(address, block),
    chain.mayPay(address, block),
  ])
  return may || before === null || held < before ? held : before
}

/** Whether wallets and books were compared at this block or a later one that still stands. */
export async function isReconciled(
  tx: Tx,
  wallet: Hex,
  { block }: Pick<Settled, 'block'>,
): Promise<boolean> {
  const [compared] = await tx`
    select 1 from payer p join chain_block b on b.number = p.reconciled_block and b.hash = p.reconciled_hash
    where p.address = ${wallet} and b.number >= ${block}`
  return compared !== undefined
}

/** Whether another service has compared at a later block: what was brought up to there is in the books already. */
async function isBehind(tx: Tx, { block }: Settled): Promise<boolean> {
  const [later] = await tx`
    select 1 from payer p join chain_block b on b.number = p.reconciled_block and b.hash = p.reconciled_hash
    where p.own and b.number > ${block} limit 1`
  return later !== undefined
}

/**
 * What the books say of the wallets that are ours as of a block, in base units: another service may have booked what newer
 * blocks hold. Of what somebody paid with another wallet nothing is compared, and what is astray has used nothing.
 */
export async function readBooks(tx: Tx, { block }: Pick<Settled, 'block'>): Promise<Books> {
  const wallets = await walletsBefore(tx, block)
  const hands = await paidByHand(tx)
  const [sums] = await tx<{ owed: bigint }>`
    select
      (select coalesce(sum(gas_used * gas_price - booked), 0) from payout_tx
        where final and booked <> gas_used * gas_price and id <> all(${hands}::bigint[]))
      - (select coalesce(sum(gas_used * gas_price), 0) from payout_tx
        where astray and block_number <= ${block} and id <> all(${hands}::bigint[]))
      - (select coalesce(sum(gas_used * gas_price), 0) from payout_tx
        where final and block_number > ${block} and id <> all(${hands}::bigint[])) as owed`
  return {
    wallets,
    mirrored: -(await balanceOf(tx, gas, 'BTCW')) - (await toppedUpAfter(tx, block)),
    owed: sums?.owed ?? 0n,
    open: await flights(tx),
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
