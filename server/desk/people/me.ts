import type { InTx } from '#server/desk/DeskAct.ts'
import { holderOf, holders } from '#server/members/holders.ts'
import { newUntil } from './isNewcomer.ts'

/** The command line is nobody's account. */
const NOBODY = { id: '0', nickname: '', account: '' }

export const me: InTx<'operator/me'> = async ({ tx, actor, now }) => {
  const holder = actor.member === null ? undefined : await holderOf(tx, actor.member)
  const colleagues = await holders(tx)
  const until = await newUntil(tx, actor, now)
  return {
    result: { ...(holder ?? NOBODY), roles: [...actor.roles], newUntil: until, colleagues },
  }
}
