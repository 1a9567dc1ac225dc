import { open } from '#server/db/open.ts'
import type { Tx } from '#server/db/Tx.ts'
import type { Asked } from './load.ts'

const COIN = 10n ** 18n

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

async function orderProblems(tx: Tx, asked: readonly Asked[]): Promise<string[]> {
  const rows = await tx<{ id: string; member_id: string; amount: bigint; status: string }>`
    select id, member_id, amount, status from pledge_order`
  const orders = new Map(rows.map((row) => [row.id, row]))
  const accepted = asked.filter(({ orderId }) => orderId)
  const lost = accepted.filter(({ orderId, member, amount }) => {
    const order = orders.get(orderId ?? '')
    return (
      order?.member_id !== member.id ||
      order.amount !== BigInt(amount) * COIN ||
      order.status !== 'success'
    )
  })
  const distinct = new Set(accepted.map(({ orderId }) => orderId)).size
  return [
    ...lost.map(
      ({ orderId }) => `order ${orderId} was acknowledged and is not in the books as it was`,
    ),
    ...(distinct === accepted.length ? [] : ['two keys were answered with one order']),
    ...(rows.length === accepted.length
      ? []
      : [`${accepted.length} were acknowledged, ${rows.length} are in the books`]),
  ]
}

async function balanceProblems(tx: Tx, asked: readonly Asked[], funds: bigint): Promise<string[]> {
  const rows = await tx<{ owner_id: string; code: string; balance: bigint }>`
    select owner_id, code, balance from account where owner_id > 0 and coin = 'BTCWT'`
  const pledged = new Map<string, bigint>()
  for (const { orderId, member, amount } of asked) {
    if (orderId) pledged.set(member.id, (pledged.get(member.id) ?? 0n) + BigInt(amount) * COIN)
  }
  return rows.flatMap(({ owner_id, code, balance }) => {
    const staked = pledged.get(owner_id) ?? 0n
    const expected = code === 'staked' ? staked : funds - staked
    return balance === expected
      ? []
      : [`member ${owner_id} has ${balance} ${code}, not ${expected}`]
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
