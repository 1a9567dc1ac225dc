import type { Tx } from '#server/db/Tx.ts'
import type { Result } from '#shared/api/index.ts'

/** So many addresses are told: more nobody looks through. */
const MOST = 100

/**
 * The addresses that a member was really paid out to, the latest first. Steps through the index from address to address,
 * however often each was paid.
 */
export const knownAddresses = (
  tx: Tx,
  member: string,
): Promise<Result<'asset/cashAddresses'>['list']> =>
  tx`
    with recursive used as (
      (select address, address_key, done_at from withdrawal
        where member_id = ${member} and state = 'paid' order by address_key, id desc limit 1)
      union all
      select n.* from used u cross join lateral (
        select address, address_key, done_at from withdrawal
        where member_id = ${member} and state = 'paid' and address_key > u.address_key
        order by address_key, id desc limit 1) n)
    select address, done_at as "lastUsedAt" from used order by done_at desc limit ${MOST}`
