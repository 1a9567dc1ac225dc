import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'
import type { Actor } from '#server/desk/Actor.ts'
import { holders } from '#server/members/holders.ts'

type Leaving = { actor: Actor; memberId: string; field: string }

/**
 * Refuses `lastOperator` where nobody who can sign in would be left to give roles; no other act takes a role meanwhile (`holdRoles`).
 * The command line may take the last one: it needs none.
 */
export async function keepOperator(tx: Tx, { actor, memberId, field }: Leaving): Promise<void> {
  if (actor.member === null) return
  const left = (await holders(tx)).filter(
    ({ id, roles, frozen }) => id !== memberId && !frozen && roles.includes('operator'),
  )
  if (left.length === 0) throw new Refusal('lastOperator', { field })
}
