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

/** Makes a code. The asker's older ones stay good until its mail is handed over (`endOlder`). */
export async function makeCode(tx: Tx, of: CodeOf): Promise<Made> {
  const { purpose, now } = of
  const code = String(randomInt(10 ** limits.codeLength)).padStart(limits.codeLength, '0')
  const key = keyOf(of)
  const [row] = await tx<{ id: string }>`
    insert into mail_code (purpose, email_key, asker_hash, code_hash, created_at, expires_at)
    values (${purpose}, ${key}, ${askerOf(of)}, ${hashOf(purpose, key, code)}, ${now},
      ${new Date(now.getTime() + limits.codeMinutes * 60_000)}) returning id`
  if (!row) throw new Error('insert returned no row')
  return { id: row.id, code }
}

/**
 * Ends the asker's codes that were made before this one, now that its mail is handed over. None that was made after: of two that
 * are sent at once the later made stays, whichever is handed over first.
 */
export async function endOlder(tx: Tx, of: CodeOf, id: string): Promise<void> {
  await tx`
    update mail_code set ended_at = ${of.now}
    where purpose = ${of.purpose} and email_key = ${keyOf(of)} and asker_hash = ${askerOf(of)}
      and ended_at is null and id < ${id}`
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
 * Looks a code up among the asker's own that are open, two while the newer is on its way, and answers the right one's row id, to
 * be used up by `spendCode`. A wrong one costs each of them a try, and is told by the answer rather than thrown, because the try
 * must stay counted: keep this transaction before saying no. A right one costs none: whoever has it guesses nothing.
 */
export async function tryCode(tx: Tx, of: CodeOf, code: string): Promise<string | undefined> {
  const { purpose, now } = of
  const key = keyOf(of)
  // Tries at once wait here for one another, and each finds what those before it have counted.
  const open = await tx<{ id: string; code_hash: string }>`
    select id, code_hash from mail_code
    where purpose = ${purpose} and email_key = ${key} and asker_hash = ${askerOf(of)} and ended_at is null
      and expires_at > ${now} and tries < ${limits.codeTries}
    order by id desc for update`
  const hash = Buffer.from(hashOf(purpose, key, code))
  const right = open.find(({ code_hash }) => timingSafeEqual(hash, Buffer.from(code_hash)))
  if (right) return right.id
  await tx`
    update mail_code set tries = tries + 1 where id = any(${open.map(({ id }) => id)}::bigint[])`
  return undefined
}

/**
 * Uses the code up, and with it what else its asker has for this address, a newer one on its way say. Refuses `wrongCode` when
 * somebody else was quicker or a newer code was sent meanwhile.
 */
export async function spendCode(tx: Tx, id: string, now: Date): Promise<void> {
  const ended = await tx<{ id: string }>`
    update mail_code set ended_at = ${now}
    where (purpose, email_key, asker_hash) =
      (select purpose, email_key, asker_hash from mail_code where id = ${id})
      and ended_at is null returning id`
  if (!ended.some((one) => one.id === id)) throw new Refusal('wrongCode', { field: 'code' })
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
