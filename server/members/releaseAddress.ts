import { lockAddress } from '#server/db/lockAddress.ts'
import type { Tx } from '#server/db/Tx.ts'
import { freeze } from './freeze.ts'

type Owner = { account: string; now: Date }

/**
 * Takes an address from whoever had only typed it, for its owner, whose wallet has signed to sign up: else a stranger would
 * have chosen the owner's inviter for good (docs/decisions/041). Only from a member who has nothing: never signed or paid, no
 * order, nothing booked, nobody invited, not appointed. That one keeps its row, is shut out and has no address any more.
 */
export async function releaseAddress(tx: Tx, { account, now }: Owner): Promise<void> {
  await lockAddress(tx, account)
  const [typed] = await tx<{ id: string }>`
    select m.id from member m
    where m.account_key = ${account.toLowerCase()} and m.signed_at is null and m.account_proved_at is null
      and m.inviter_id is not null and m.direct = 0 and not m.agent and not m.site and m.roles = '{}'
      and not exists (select from pledge_order o where o.member_id = m.id)
      and not exists (select from account a where a.owner_id = m.id and a.seq > 0)
    for no key update of m`
  if (!typed) return
  const reason = 'The owner of the address signed up with it.'
  await freeze(tx, { member: typed.id, reason, now })
  await tx`update member set account = ${`released ${typed.id}`} where id = ${typed.id}`
}
