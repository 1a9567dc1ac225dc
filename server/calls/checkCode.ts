import { limit } from '#server/db/limit.ts'
import { Refusal } from '#server/db/Refusal.ts'
import { type CodeOf, tryCode } from '#server/members/mail-codes.ts'
import type { World } from './World.ts'

type Given = CodeOf & { code: string; from: string }

/**
 * The row of the right code, to be used up by `spendCode`. Refuses `wrongCode`, and `tooMany` by the caller's network address
 * and by the mail address. Kept before anything is said: a wrong code costs a try even though the call is refused.
 */
export async function checkCode({ db }: World, { code, from, ...of }: Given): Promise<string> {
  const { purpose, email, now } = of
  const found = await db.inTx(async (tx) => {
    await limit(tx, { key: `${purpose}:from:${from}`, burst: 30, perSecond: 1 / 60, now })
    const mail = `${purpose}:mail:${email.toLowerCase()}`
    await limit(tx, { key: mail, burst: 10, perSecond: 1 / 360, now })
    return tryCode(tx, of, code)
  })
  if (!found) throw new Refusal('wrongCode', { field: 'code' })
  return found
}
