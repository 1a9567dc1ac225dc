import { lockAddress } from '#server/db/lockAddress.ts'
import type { Tx } from '#server/db/Tx.ts'
import { waitForBegun } from '#server/pauses/pauses.ts'
import { freeze } from './freeze.ts'

type Owner = { account: string; now: Date }

/** What was taken: the ids of orders in review, for whoever calls to fail them, and the mail address that is to be told. */
type Taken = { orders: string[]; email: string | undefined }

/** In both languages, as nobody knows who reads it: an operator's reason is in one. */
const REASON =
  'The owner of this wallet address signed up with it. Sign up again with your own address. · 此錢包地址的持有人已用它註冊，請改用您自己的錢包地址重新註冊。'

const NOTHING: Taken = { orders: [], email: undefined }

/**
 * Takes an address from whoever had only typed it, for its owner, whose wallet has signed to sign up: else a stranger would
 * have chosen the owner's inviter for good (docs/decisions/041). Only from a member who has nothing: never signed or paid,
 * nothing booked or about to be, nobody invited, not appointed. That one keeps its row, is shut out and has no address any more,
 * nor a mailbox or a password: its mail address is free to sign up with again. Orders that nobody has paid are nothing. What
 * comes from the address from now on is its owner's, also where it was meant for one of these.
 */
export async function releaseAddress(tx: Tx, { account, now }: Owner): Promise<Taken> {
  await lockAddress(tx, account)
  const [typed] = await tx<{ id: string }>`
    select id from member where account_key = ${account.toLowerCase()} and signed_at is null`
  if (!typed) return NOTHING
  await hold(tx, typed.id)
  if (!(await hasNothing(tx, typed.id, now))) return NOTHING
  await freeze(tx, { member: typed.id, reason: REASON, now })
  const open = await tx<{ order: string }>`
    select id as order from pledge_order where member_id = ${typed.id} and status = 'review' order by id`
  return { orders: open.map(({ order }) => order), email: await empty(tx, typed.id) }
}

/** Takes address, mailbox and password off a row. Answers the mail address. */
async function empty(tx: Tx, member: string): Promise<string | undefined> {
  const [before] = await tx<{ email: string }>`select email from member where id = ${member}`
  const none = `released ${member}`
  await tx`
    update member set account = ${none}, email = ${none}, mail_trusted = false, password_hash = null
    where id = ${member}`
  return before?.email
}

/** Keeps what the member has from changing until the transaction ends. */
async function hold(tx: Tx, member: string): Promise<void> {
  // Transfers touch nothing of the row of who is paid: those under way are booked first, later ones find the account shut.
  await waitForBegun(tx)
  // What follows the chain neither matches nor credits while this decides.
  await tx`select 1 from chain_state for share`
  // Nor is a grant or an order written that names the member, which shares the key of its row: only this keeps it out.
  await tx`select 1 from member where id = ${member} for update`
}

/**
 * A statement of its own: it sees what was waited for. The first transaction that an order names may be its payment while nobody
 * has looked for it yet, and while it is on its way from the address itself; one that nobody finds, or that others sent, would
 * else keep the address by a number that was made up.
 */
async function hasNothing(tx: Tx, member: string, now: Date): Promise<boolean> {
  const rows = await tx`
    select 1 from member m
    where m.id = ${member} and m.signed_at is null and m.account_proved_at is null
      and m.inviter_id is not null and m.direct = 0 and not m.agent and not m.site and m.roles = '{}'
      and not exists (select from account a where a.owner_id = m.id and a.seq > 0)
      and not exists (select from pledge_order o where o.member_id = m.id and (
        o.status in ('success', 'end') or o.arrival_id is not null
        or (o.status = 'review' and o.hash is not null
          and (o.hash_checked_at is null or o.hash_sender = m.account_key))))
      and not exists (select from member_grant g
        where g.member_id = m.id and g.state = 'waiting' and coalesce(g.expires_at > ${now}, true))
      and not exists (select from unclaimed_match u
        where u.member_id = m.id and u.booked_at is null and u.over_at is null)`
  return rows.length > 0
}
