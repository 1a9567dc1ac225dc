import { limit } from '#server/db/limit.ts'
import { Refusal } from '#server/db/Refusal.ts'
import { type CodeOf, tryCode } from '#server/members/mail-codes.ts'
import type { World } from './World.ts'

/**
 * The row of the right code, to be used up by `spendCode`. Refuses `wrongCode`, and `tooMany` by the caller's network address, or
 * to who has the right code: there is nothing here that strangers could use up. Kept before anything is said: a wrong code costs
 * a try even though the call is refused.
 */
export async function checkCode(
  { db }: World,
  { code, ...of }: CodeOf & { code: string },
): Promise<string> {
  const { purpose, from, now } = of
  const key = `${purpose}:from:${from}`
  await db.inTx((tx) => limit(tx, { key, burst: 30, perSecond: 1 / 60, now }))
  const found = await db.inTx(async (tx) => {
    const id = await tryCode(tx, of, code)
    // It costs no try, but each form with it is looked at, and a password made of it: not without end, from many networks.
    if (id) await limit(tx, { key: `code:right:${id}`, burst: 20, perSecond: 1 / 30, now })
    return id
  })
  if (!found) throw new Refusal('wrongCode', { field: 'code' })
  return found
}
