import { limit } from '#server/db/limit.ts'
import type { Tx } from '#server/db/Tx.ts'

/** What a payer is shown of whom they pay, to be sure that it is the right one; `account` as those above see it (`teamMembers`). */
export type Payee = { id: string; nickname: string; account: string; avatar: string | null }

const UID = /^[1-9]\d{0,17}$/
const ADDRESS = /^0x[\da-f]{40}$/i

/**
 * The member whose id or account the keyword is, whole; nothing where it is nobody's. Never by mail address or nickname,
 * and frozen ones like all others: who asks learns nothing but whether they wrote it right.
 */
export async function findPayee(tx: Tx, keyword: string): Promise<Payee | undefined> {
  const id = UID.test(keyword) ? keyword : null
  // What stands in an address's place where there is none any more (`releaseAddress`) is no account.
  const account = ADDRESS.test(keyword) ? keyword.toLowerCase() : null
  const [payee] = await tx<Payee>`
    select id, nickname, case when account like '0x%' then account else '' end as account, avatar from member
    where id = ${id}::bigint or account_key = ${account}`
  return payee
}

/** Counts a look-up: enough for whoever pays people, too little for whoever gathers them. Refuses `tooMany`. */
export const limitLookUps = (tx: Tx, { member, now }: { member: string; now: Date }) =>
  limit(tx, { key: `payee:${member}`, burst: 30, perSecond: 1 / 60, now })
