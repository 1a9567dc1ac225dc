import type { Tx } from '#server/db/Tx.ts'
import { addressTakenLetter } from '#server/mail/change-letters.ts'
import { inBoth } from '#server/mail/inBoth.ts'
import { writeLetter } from '#server/mail/kept-letters.ts'
import { releaseAddress } from '#server/members/releaseAddress.ts'
import { readParameters } from '#server/parameters/readParameters.ts'
import { failOrder } from '#server/staking/failOrder.ts'

/**
 * Takes an address for its owner from whoever had only typed it (`releaseAddress`): that one's unpaid orders fail, and a letter
 * says so, in both languages, as it is not the reader who asks.
 */
export async function takeAddress(tx: Tx, owner: { account: string; now: Date }): Promise<void> {
  const { now } = owner
  const { orders, email } = await releaseAddress(tx, owner)
  for (const order of orders) await failOrder(tx, { order, reason: 'expired', now })
  if (email === undefined) return
  const { serviceEmail } = await readParameters(tx, now)
  const letter = inBoth((locale) => addressTakenLetter(locale, serviceEmail))
  await writeLetter(tx, { to: email, letter, now })
}
