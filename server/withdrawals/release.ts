import type { Tx } from '#server/db/Tx.ts'
import type { WithdrawalReason } from '#shared/reasons.ts'
import { returnHeld } from './returnHeld.ts'

type Releasing = { withdrawal: string; reason: WithdrawalReason; now: Date }

/** Ends a withdrawal that had its nonce and can never be paid any more. Answers false where it has ended already. */
export async function release(tx: Tx, { withdrawal, reason, now }: Releasing): Promise<boolean> {
  const [going] = await tx`
    select 1 from withdrawal where id = ${withdrawal} and state in ('nonce', 'signed', 'broadcast', 'mined')
    for update`
  if (!going) return false
  await returnHeld(tx, { withdrawal, reason, now })
  return true
}
