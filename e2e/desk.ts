import type { Database } from '#server/db/open.ts'
import { setRoles } from '#server/members/holders.ts'
import type { Role } from '#shared/desk/roles.ts'
import { type Member, newMember } from './app.ts'

/** Somebody who works at the desk as this, as if an operator had said so long ago. */
export async function newHolder(db: Database, ...roles: Role[]): Promise<Member> {
  const member = await newMember(db)
  await db.inTx((tx) => setRoles(tx, member.id, roles))
  return member
}
