import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'
import { hashOfToken } from '#server/members/hashOfToken.ts'
import type { Asker } from './Handler.ts'
import { whoAsks } from './whoAsks.ts'

/** The member who asks. Refuses `signedOut`, and `frozenOut` where that is why the sign-in ended. */
export async function memberAsks(tx: Tx, token: string | undefined, now: Date): Promise<Asker> {
  const asker = await whoAsks(tx, token, now)
  if (asker) return asker
  const [frozen] = await tx<{ reason: string | null }>`
    select m.frozen_reason as reason from session s join member m on m.id = s.member_id
    where s.token_hash = ${hashOfToken(token ?? '')} and m.frozen_at is not null`
  if (!frozen) throw new Refusal('signedOut')
  throw new Refusal('frozenOut', { values: { reason: frozen.reason ?? '' } })
}
