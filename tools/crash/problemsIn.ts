import { open } from '#server/db/open.ts'
import type { Tx } from '#server/db/Tx.ts'
import type { Asked } from './load.ts'

const COIN = 10n ** 18n
/** Of a transfer of BTCWT, while no operator sets another. */
const FEE = COIN / 1000n

/** What the books say that the answers did not, or the other way round; empty when nothing was lost or doubled. */
export async function problemsIn(
  appUrl: string,
  { asked, funds }: { asked: readonly Asked[]; funds: bigint },
): Promise<string[]> {
  const db = open(appUrl, { connections: 2 })
  const problems = await db.inTx(async (tx) => [
    ...(await orderProblems(tx, asked)),
    ...(await balanceProblems(tx, asked, funds)),
    ...(await bookProblems(tx)),
  ])
  await db.close()
  return problems
}

/** Each that was acknowledged is there as it was asked for, once, and nothing is there that was not acknowledged. */
async function orderProblems(tx: Tx, asked: readonly Asked[]): Promise<string[]> {
  const orders = await tx<Found>`
    select 'order' as what, id, member_id as member, amount, null as payee from pledge_order where status = 'success'
    union all
    select 'transfer', e.journal_id, e.owner_id, -e.amount, e.meta->>'member' from entry e where e.type = 'transfer_out'`
  const found = new Set(orders.map(wordsOf))
  const accepted = asked.filter(({ id }) => id).map(wordsAsked)
  return [
    ...accepted
      .filter((it) => !found.has(it))
      .map((it) => `acknowledged and not in the books: ${it}`),
    ...(new Set(accepted).size === accepted.length
      ? []
      : ['two keys were answered with one thing']),
    ...(orders.length === accepted.length
      ? []
      : [`${accepted.length} were acknowledged, ${orders.length} are in the books`]),
  ]
}

type Found = { what: string; id: string; member: string; amount: bigint; payee: string | null }

const wordsOf = ({ what, id, member, amount, payee }: Found) =>
  `${what} ${id} of ${member}, ${amount} for ${payee ?? member}`
const wordsAsked = ({ id = '', member, amount, payee }: Asked) =>
  wordsOf({
    what: payee ? 'transfer' : 'order',
    id,
    member: member.id,
    amount: BigInt(amount) * COIN,
    payee: payee?.id ?? null,
  })

async function balanceProblems(tx: Tx, asked: readonly Asked[], funds: bigint): Promise<string[]> {
  const rows = await tx<{ owner: string; code: string; balance: bigint }>`
    select owner_id as owner, code, balance from account where owner_id > 0 and coin = 'BTCWT'`
  const expected = new Map<string, bigint>()
  const add = (owner: string, code: string, amount: bigint) =>
    expected.set(`${owner} ${code}`, (expected.get(`${owner} ${code}`) ?? 0n) + amount)
  for (const { id, member, amount: coins, payee } of asked) {
    if (!id) continue
    const amount = BigInt(coins) * COIN
    add(member.id, 'available', -amount - (payee ? FEE : 0n))
    if (payee) add(payee.id, 'available', amount)
    else add(member.id, 'staked', amount)
  }
  return rows.flatMap(({ owner, code, balance }) => {
    const should = (expected.get(`${owner} ${code}`) ?? 0n) + (code === 'available' ? funds : 0n)
    return balance === should ? [] : [`member ${owner} has ${balance} ${code}, not ${should}`]
  })
}

async function bookProblems(tx: Tx): Promise<string[]> {
  const [row] = await tx<{ sums: number; chains: number; answers: number }>`select
    (select count(*)::int from (select 1 from account group by coin having sum(balance) <> 0) s) as sums,
    (select count(*)::int from account a where seq <> (select count(*) from entry e where e.account_id = a.id)
      or balance <> (select coalesce(sum(amount), 0) from entry e where e.account_id = a.id)) as chains,
    (select count(*)::int from journal where owner_id > 0 and answer is null) as answers`
  return [
    ...(row?.sums ? ['the books do not sum to zero'] : []),
    ...(row?.chains ? [`${row.chains} accounts disagree with their entries`] : []),
    ...(row?.answers ? [`${row.answers} money calls were kept without an answer`] : []),
  ]
}
