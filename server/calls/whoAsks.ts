import type { Tx } from '#server/db/Tx.ts'
import { hashOfToken } from '#server/members/hashOfToken.ts'
import type { Role } from '#shared/desk/roles.ts'
import type { Asker } from './Handler.ts'

/** The member whose token this is, while it is valid and the account is not frozen. */
export async function whoAsks(
  tx: Tx,
  token: string | undefined,
  now: Date,
): Promise<Asker | undefined> {
  if (!token) return undefined
  const tokenHash = hashOfToken(token)
  const [row] = await tx<{ id: string; roles: Role[] }>`
    select m.id, m.roles from session s join member m on m.id = s.member_id
    where s.token_hash = ${tokenHash} and s.expires_at > ${now} and m.frozen_at is null`
  return row && { ...row, tokenHash }
}
