import { randomUUID } from 'node:crypto'
import { countRevenue } from '#server/chain/credit.ts'
import { reverse } from '#server/chain/reverse.ts'
import type { Tx } from '#server/db/Tx.ts'
import { activity, rewardPool, staked, treasury } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import type { Coin } from '#shared/api/coin.ts'

/** One T, and weight 1, in base units. */
export const ONE = 10n ** 18n

type Person = {
  id: number
  inviter: number | null
  agent?: boolean
  site?: boolean
  rewardRatio?: number
  subsidyRatio?: number
}

/** Members with the ids that a test gives them; who invites comes before who is invited. */
export async function seedMembers(tx: Tx, people: readonly Person[]): Promise<void> {
  const column = <K extends keyof Person>(name: K) => people.map((person) => person[name] ?? null)
  await tx`
    insert into member (id, account, nickname, email, invite_code, inviter_id, agent, site, reward_ratio,
      subsidy_ratio, created_at)
    overriding system value
    select id, '0x' || lpad(to_hex(id), 40, '0'), 'member ' || id, id || '@example.com', lpad(id::text, 6, '2'),
      inviter, coalesce(agent, false), coalesce(site, false), coalesce(reward, 0), coalesce(subsidy, 0),
      '2026-11-01T00:00:00Z'
    from unnest(${column('id')}::bigint[], ${column('inviter')}::bigint[], ${column('agent')}::boolean[],
      ${column('site')}::boolean[], ${column('rewardRatio')}::int[], ${column('subsidyRatio')}::int[])
      as p(id, inviter, agent, site, reward, subsidy)`
  for (const { inviter } of people) if (inviter !== null) await seedJoined(tx, inviter)
}

/** Somebody was invited, and waits to be folded into the teams, as joining leaves it. */
export async function seedJoined(tx: Tx, inviter: number | string): Promise<void> {
  await tx`update member set direct = direct + 1 where id = ${inviter}`
  await tx`insert into member_joined (inviter_id) values (${inviter})`
}

type Pledged = {
  member: number
  amount: bigint
  coin?: Coin
  weight?: bigint
  plan?: string
  startDay?: string
  endDay?: string
}

/** Orders that are a success, with their principal in the books as a wallet pledge brings it. Answers their ids. */
export async function seedOrders(tx: Tx, orders: readonly Pledged[]): Promise<string[]> {
  const ids: string[] = []
  for (const order of orders) ids.push(await seedOrder(tx, order))
  return ids
}

async function seedOrder(tx: Tx, order: Pledged): Promise<string> {
  const { member, amount, coin = 'BTCWT', weight = ONE, plan = 'd30' } = order
  const { startDay = '2026-11-20', endDay = '2026-12-20' } = order
  const at = `${startDay}T12:00:00Z`
  const [row] = await tx<{ id: string }>`
    insert into pledge_order (no, member_id, coin, amount, staked_t, method, plan_id, term_days, weight, status,
      created_at, starts_at, start_day, end_day)
    values ('T' || nextval('order_number'), ${member}, ${coin}, ${amount}, ${amount}, 'wallet', ${plan}, 30,
      ${weight}, 'success', ${at}, ${at}, ${startDay}, ${endDay})
    returning id`
  if (!row) throw new Error('the order was not made')
  await post(tx, {
    key: `seed:${row.id}`,
    kind: 'test',
    now: new Date(at),
    moves: [{ from: treasury, to: staked(String(member)), coin, amount }],
  })
  await tx`update member set staked_t = staked_t + ${amount} where id = ${member}`
  await tx`
    insert into pool_change (member_id, staked_t, orders, at, pledged_t, pledged_at)
    values (${member}, ${amount}, 1, ${at}, ${amount}, ${at})`
  return row.id
}

/** Revenue in BTCW that arrived at a moment. */
export const seedRevenue = (tx: Tx, amount: bigint, at: string): Promise<void> =>
  seedFunds(tx, { as: 'revenue', amount, at: new Date(at) })

type Funds = { as: 'revenue' | 'activity'; coin?: Coin; amount: bigint; at: Date }

/** Money of the house that arrived, with its payment and in the books as the chain's are (`chain/credit.ts`). */
export async function seedFunds(tx: Tx, { as, coin = 'BTCW', amount, at }: Funds): Promise<void> {
  const [row] = await tx<{ id: string }>`
    insert into arrival (chain_id, tx_hash, log_index, block_number, block_hash, block_at, coin, sender, amount, state)
    values (1, ${randomUUID()}, 0, 1, '0x1', ${at}, ${coin}, '0x2', ${amount}, 'seen') returning id`
  if (!row) throw new Error('the payment was not made')
  const journal = await post(tx, {
    key: `arrival:${row.id}:0`,
    kind: `arrival ${as}`,
    now: at,
    moves: [{ from: treasury, to: { revenue: rewardPool, activity }[as], coin, amount }],
    meta: { arrival: row.id },
  })
  await tx`
    update arrival set state = 'credited', credited_as = ${as}, journal_id = ${journal} where id = ${row.id}`
  if (as === 'revenue' && coin === 'BTCW') await countRevenue(tx, amount, at)
}

/** The chain takes back the last payment of revenue of an amount. */
export async function takeRevenueBack(tx: Tx, amount: bigint, at: string): Promise<void> {
  const [came] = await tx<{ id: string }>`
    select id from arrival where credited_as = 'revenue' and amount = ${amount} order by id desc limit 1`
  if (!came) throw new Error('no such revenue came')
  await reverse(tx, came.id, new Date(at))
}
