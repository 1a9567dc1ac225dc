import type { InTx } from '#server/desk/DeskAct.ts'
import { asMeant } from '#server/desk/people/asMeant.ts'
import { isNewcomer } from '#server/desk/people/isNewcomer.ts'
import { makeGood as bear } from '#server/payouts/makeGood.ts'
import { told } from './told.ts'

export const makeGood: InTx<'operator/makeGood'> = async ({ tx, actor, body, now }) => {
  const { reason, second, ...good } = body
  const newcomer = await isNewcomer(tx, actor, now)
  const came = await bear(tx, good, { by: actor.name, newcomer, reason, now })
  asMeant(second, came.journal !== undefined)
  return told(body, came)
}
