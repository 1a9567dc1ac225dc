import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import { limit } from '#server/db/limit.ts'
import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'
import { limits } from '#shared/limits.ts'

export type Purpose = 'regist' | 'retrieve' | 'email'

/** Whose code, and for what: a code is good for nothing else. */
export type CodeOf = {
  purpose: Purpose
  email: string
  /** The only member who may use it; absent: whoever reads the mail. */
  member?: string
  now: Date
}

/** What a code is stored under. */
const keyOf = ({ email, member }: Pick<CodeOf, 'email' | 'member'>) =>
  (member === undefined ? '' : `${member} `) + email.toLowerCase()

/** The buckets that a code sent to a mail address takes from. */
export const sendBuckets = ({ purpose, email }: { purpose: Purpose; email: string }) => ({
  pause: `code:pause:${purpose}:${email.toLowerCase()}`,
  hour: `code:hour:${purpose}:${email.toLowerCase()}`,
})

/** Makes a code; older ones to the same mail address end. The answer is the only place where it stands in clear. */
export async function makeCode(tx: Tx, of: CodeOf): Promise<string> {
  const { purpose, now } = of
  const code = String(randomInt(10 ** limits.codeLength)).padStart(limits.codeLength, '0')
  const key = keyOf(of)
  await tx`
    update mail_code set ended_at = ${now}
    where purpose = ${purpose} and email_key = ${key} and ended_at is null`
  await tx`
    insert into mail_code (purpose, email_key, code_hash, created_at, expires_at)
    values (${purpose}, ${key}, ${hashOf(purpose, key, code)}, ${now},
      ${new Date(now.getTime() + limits.codeMinutes * 60_000)})`
  return code
}

/**
 * Counts one try and answers the right code's row id, to be used up by `spendCode`. Refuses `wrongCode`, told by the answer
 * rather than thrown, because the try must stay counted: keep this transaction before saying no.
 */
export async function tryCode(tx: Tx, of: CodeOf, code: string): Promise<string | undefined> {
  const { purpose, now } = of
  const key = keyOf(of)
  const [open] = await tx<{ id: string; code_hash: string; tries: number }>`
    update mail_code set tries = tries + 1
    where id = (select id from mail_code
      where purpose = ${purpose} and email_key = ${key} and ended_at is null
      order by id desc limit 1 for update)
    and expires_at > ${now}
    returning id, code_hash, tries`
  if (!open || open.tries > limits.codeTries) return undefined
  const right = timingSafeEqual(
    Buffer.from(hashOf(purpose, key, code)),
    Buffer.from(open.code_hash),
  )
  return right ? open.id : undefined
}

/** Uses the code up. Refuses `wrongCode` when somebody else was quicker or a newer code was sent meanwhile. */
export async function spendCode(tx: Tx, id: string, now: Date): Promise<void> {
  const used = await tx`
    update mail_code set ended_at = ${now} where id = ${id} and ended_at is null returning id`
  if (used.length === 0) throw new Refusal('wrongCode', { field: 'code' })
}

/** Refuses `tooMany` when so many codes went to this mail address, or were asked for from this network address. */
export async function limitSends(
  tx: Tx,
  { purpose, email, now, address, countdown }: CodeOf & { address: string; countdown: number },
): Promise<void> {
  const { pause, hour } = sendBuckets({ purpose, email })
  await limit(tx, { key: `code:from:${address}`, burst: 30, perSecond: 1 / 60, now })
  await limit(tx, { key: hour, burst: 3, perSecond: 3 / 3_600, now })
  await limit(tx, { key: pause, burst: 1, perSecond: 1 / countdown, now })
}

const hashOf = (purpose: Purpose, emailKey: string, code: string) =>
  createHash('sha256').update(`${purpose}\n${emailKey}\n${code}`).digest('hex')
