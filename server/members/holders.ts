import type { Tx } from '#server/db/Tx.ts'
import type { Role } from '#shared/desk/roles.ts'

/** A member who holds a role at the desk. */
export type Holder = { id: string; nickname: string; account: string; roles: Role[] }

/** Everybody with a role at the desk, the first to join first; who is frozen cannot sign in. */
export const holders = (tx: Tx): Promise<(Holder & { frozen: boolean })[]> =>
  tx<Holder & { frozen: boolean }>`
    select id, nickname, account, roles, frozen_at is not null as frozen
    from member where roles <> '{}' order by id`

/** A member with the roles held, none perhaps; nothing where there is none. */
export async function holderOf(tx: Tx, member: string): Promise<Holder | undefined> {
  const [holder] = await tx<Holder>`
    select id, nickname, account, roles from member where id = ${member}`
  return holder
}

/** The same, locked against another change. */
export async function lockHolder(tx: Tx, member: string): Promise<Holder | undefined> {
  const [holder] = await tx<Holder>`
    select id, nickname, account, roles from member where id = ${member} for no key update`
  return holder
}

/** Sets the roles of a member at the desk. */
export const setRoles = (tx: Tx, member: string, roles: readonly Role[]) =>
  tx`update member set roles = ${[...roles]} where id = ${member}`
