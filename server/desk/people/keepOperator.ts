import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'
import type { Actor } from '#server/desk/Actor.ts'
import { holders } from '#server/members/holders.ts'

/**
 * Nobody else leaves meanwhile: two operators who shut each other out, or take each other's role, wait for each other here.
 * Refuses `forbidden` where that has become of the one who acts: the role was looked at before.
 */
export async function lockOperators(tx: Tx, { member }: Actor): Promise<void> {
  await tx`select pg_advisory_xact_lock(5208016)`
  if (member === null) return
  const left = (await holders(tx)).find(({ id, frozen }) => id === member && !frozen)
  if (!left?.roles.includes('operator')) throw new Refusal('forbidden')
}

type Leaving = { actor: Actor; memberId: string; field: string }

/**
 * Refuses `lastOperator` where nobody who can sign in would be left to give roles; whoever calls holds `lockOperators`.
 * The command line may take the last one: it needs none.
 */
export async function keepOperator(tx: Tx, { actor, memberId, field }: Leaving): Promise<void> {
  if (actor.member === null) return
  const left = (await holders(tx)).filter(
    ({ id, roles, frozen }) => id !== memberId && !frozen && roles.includes('operator'),
  )
  if (left.length === 0) throw new Refusal('lastOperator', { field })
}
