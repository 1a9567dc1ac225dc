import type { Tx } from '#server/db/Tx.ts'
import type { Letter } from './mailer.ts'

/** Sent at the same time: as many as the mailer has places for. */
const BATCH = 2

/**
 * For how long a letter that is being sent is left alone, milliseconds: several times as long as the mailer waits for a mail
 * server. Whoever dies over it, it is sent again then.
 */
const LEASE = 120_000

/** Before the second try, milliseconds; twice as long before each further one, up to the longest. */
const PAUSE = 60_000
const LONGEST = 6 * 3_600_000

/** How long it is tried, milliseconds: a mail server that was lost on a Friday is back by then. */
const KEEPS = 3 * 86_400_000

type Written = { to: string; letter: Letter; now: Date }

/**
 * Writes a letter in the transaction that does what it tells of: it goes out once that is kept, and is tried again until the mail
 * server takes it. It goes to where it is addressed, also where the member has another address by then.
 */
export async function writeLetter(tx: Tx, { to, letter, now }: Written): Promise<void> {
  const { subject, text, html } = letter
  await tx`
    insert into letter (receiver, subject, text, html, at, due_at)
    values (${to}, ${subject}, ${text}, ${html}, ${now}, ${now})`
}

/** A letter that is this process's to send; `tries` counts this one, `at` is when it was written. */
export type Claimed = { id: string; to: string; letter: Letter; tries: number; at: string }

/** Takes some of the letters that are due, each counted as one more try; where `fresh`, of those that nobody has tried yet. */
export async function claimLetters(tx: Tx, now: Date, fresh: boolean): Promise<Claimed[]> {
  const rows = await tx<Omit<Claimed, 'letter'> & Letter>`
    with due as (
      select id from letter where due_at <= ${now} and (tries = 0 or not ${fresh}::boolean)
      order by due_at, id limit ${BATCH} for update skip locked)
    update letter l set due_at = ${new Date(now.getTime() + LEASE)}, tries = l.tries + 1
    from due where l.id = due.id
    returning l.id, l.receiver as "to", l.subject, l.text, l.html, l.tries, l.at`
  return rows.map(({ subject, text, html, ...row }) => ({
    ...row,
    letter: { subject, text, html },
  }))
}

/** Forgets a letter, and with it whose address stood on it. */
export async function forgetLetter(tx: Tx, { id }: Pick<Claimed, 'id'>): Promise<void> {
  await tx`delete from letter where id = ${id}`
}

/**
 * Has a letter that was not taken wait for its next try, or forgets it where it was tried long enough. Answers whether it did. A first
 * try is never the last: everybody may have been away since it was written.
 */
export async function putOff(tx: Tx, claimed: Claimed, now: Date): Promise<boolean> {
  const { id, tries, at } = claimed
  const isOver = tries > 1 && now.getTime() >= Date.parse(at) + KEEPS
  const due = new Date(now.getTime() + Math.min(LONGEST, PAUSE * 2 ** (tries - 1)))
  if (isOver) await forgetLetter(tx, claimed)
  else await tx`update letter set due_at = ${due} where id = ${id}`
  return isOver
}
