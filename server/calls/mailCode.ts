import { limit } from '#server/db/limit.ts'
import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'
import type { Letter } from '#server/mail/mailer.ts'
import {
  type CodeOf,
  endOlder,
  limitSends,
  makeCode,
  takeBack,
} from '#server/members/mail-codes.ts'
import { readParameters } from '#server/parameters/readParameters.ts'
import type { World } from './World.ts'

type Mailing = CodeOf & {
  /** What to write: the code, or why there is none. */
  letter: (tx: Tx, code: string) => Promise<Letter>
}

/**
 * Makes a code and mails a letter. The work, the time and the answer are the same whatever the letter says, so that they
 * tell nobody whether the address has an account (decisions §8). Answers the seconds until the next one.
 */
export async function mailCode({ db, mailer }: World, mailing: Mailing) {
  const { email, now, from } = mailing
  // What a network asks for is counted even though it is refused after.
  await db.inTx((tx) => limit(tx, { key: `code:from:${from}`, burst: 30, perSecond: 1 / 60, now }))
  const { id, letter, retryAfter } = await db.inTx(async (tx) => {
    const { codeCountdown } = await readParameters(tx, now)
    const retryAfter = await limitSends(tx, mailing, codeCountdown)
    const { id, code } = await makeCode(tx, mailing)
    return { id, letter: await mailing.letter(tx, code), retryAfter }
  })
  try {
    await mailer.send(email, letter)
  } catch {
    // The mailer has told the log; what the caller can do about it is to try again.
    await db.inTx((tx) => takeBack(tx, mailing, id))
    throw new Refusal('mailFailed', { field: 'email' })
  }
  // A service that dies before this leaves the older one good too, for as long as it would have been, with its own tries.
  await db.inTx((tx) => endOlder(tx, mailing, id))
  return { retryAfter }
}
