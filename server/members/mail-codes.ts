import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import { giveBack, limit } from '#server/db/limit.ts'
import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'
import { limits } from '#shared/limits.ts'
import { spelledMail } from '#shared/spelledMail.ts'

type Purpose = 'regist' | 'retrieve' | 'email'

/** Whose code, and for what: a code is good for nothing else. */
export type CodeOf = {
  purpose: Purpose
  email: string
  /** The only member who may use it; absent: whoever reads the mail. */
  member?: string
  /** The caller's network address. */
  from: string
  /** What only the app that asks for the code knows; absent, as old clients have none: the code is the network's. */
  handle?: string | undefined
  now: Date
}

/** What a code is stored under. */
const keyOf = ({ email, member }: Pick<CodeOf, 'email' | 'member'>) =>
  (member === undefined ? '' : `${member} `) + spelledMail(email).toLowerCase()

/** Who asks: by a handle a phone stays the same one in another network, and in one network everybody is somebody else. */
const askerOf = ({ handle, from }: CodeOf) =>
  createHash('sha256')
    .update(handle === undefined ? `network ${from}` : `handle ${handle}`)
    .digest('hex')

/**
 * The buckets that a code sent to a mail address takes from: what one network may have sent, and all of them together.
 * Whichever member asks: else a stranger with four accounts has all of them sent from one network.
 */
const sendBuckets = ({ purpose, email, from }: CodeOf) => {
  const to = spelledMail(email).toLowerCase()
  return {
    pause: `code:pause:${purpose}:${to}:${from}`,
    own: `code:own:${purpose}:${to}:${from}`,
    all: `code:all:${purpose}:${to}`,
  }
}

/** A code, which stands in clear nowhere else, and its row's id. */
type Made = { id: string; code: string }

/** Makes a code; the asker's older ones to the same mail address end. */
export async function makeCode(tx: Tx, of: CodeOf): Promise<Made> {
  const { purpose, now } = of
  const code = String(randomInt(10 ** limits.codeLength)).padStart(limits.codeLength, '0')
  const [key, asker] = [keyOf(of), askerOf(of)]
  await tx`
    update mail_code set ended_at = ${now}
    where purpose = ${purpose} and email_key = ${key} and asker_hash = ${asker} and ended_at is null`
  const [row] = await tx<{ id: string }>`
    insert into mail_code (purpose, email_key, asker_hash, code_hash, created_at, expires_at)
    values (${purpose}, ${key}, ${asker}, ${hashOf(purpose, key, code)}, ${now},
      ${new Date(now.getTime() + limits.codeMinutes * 60_000)}) returning id`
  if (!row) throw new Error('insert returned no row')
  return { id: row.id, code }
}

/**
 * Ends a code whose mail was not taken and gives the mail back to the buckets, together: a code that costs nothing is none
 * to guess at. One that was tried while the mail server was waited for stays counted. Should the mail have been handed over
 * all the same, its reader was told to ask again.
 */
export async function takeBack(tx: Tx, of: CodeOf, id: string): Promise<void> {
  const [ended] = await tx<{ tries: number }>`
    update mail_code set ended_at = coalesce(ended_at, ${of.now}) where id = ${id} returning tries`
  if (ended?.tries === 0) await giveBack(tx, Object.values(sendBuckets(of)))
}

/**
 * Counts one try at the asker's own code and answers the right one's row id, to be used up by `spendCode`. Refuses `wrongCode`,
 * told by the answer rather than thrown, because the try must stay counted: keep this transaction before saying no.
 */
export async function tryCode(tx: Tx, of: CodeOf, code: string): Promise<string | undefined> {
  const { purpose, now } = of
  const key = keyOf(of)
  const [open] = await tx<{ id: string; code_hash: string; tries: number }>`
    update mail_code set tries = tries + 1
    where id = (select id from mail_code
      where purpose = ${purpose} and email_key = ${key} and asker_hash = ${askerOf(of)} and ended_at is null
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

/**
 * Refuses `tooMany` when so many codes went to this mail address, from the caller's network or from all of them together.
 * All together bound the guesses too: five at each code (docs/decisions/120). Answers the seconds until the next would be sent,
 * which is `countdown` at least: no more than asking again would tell, whoever has an account.
 */
export async function limitSends(tx: Tx, of: CodeOf, countdown: number): Promise<number> {
  const { pause, own, all } = sendBuckets(of)
  const { now } = of
  const untilOwn = await limit(tx, { key: own, burst: 3, perSecond: 3 / 3_600, now })
  const untilAll = await limit(tx, { key: all, burst: 12, perSecond: 7 / 3_600, now })
  await limit(tx, { key: pause, burst: 1, perSecond: 1 / countdown, now })
  return Math.max(countdown, untilOwn, untilAll)
}

const hashOf = (purpose: Purpose, emailKey: string, code: string) =>
  createHash('sha256').update(`${purpose}\n${emailKey}\n${code}`).digest('hex')
