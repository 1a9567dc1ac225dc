import type { Tx } from '#server/db/Tx.ts'
import type { Actor } from '#server/desk/Actor.ts'
import type { InTx } from '#server/desk/DeskAct.ts'
import { asMeant } from '#server/desk/people/asMeant.ts'
import { isNewcomer } from '#server/desk/people/isNewcomer.ts'
import { dropFundingWord, sayFunding } from '#server/pool/funding-words.ts'
import { checkFunding, type Purpose, registerFunding } from '#server/pool/registerFunding.ts'
import { payingWallets } from '#server/withdrawals/payingWallets.ts'

/** At the console the first of two people is only noted: docs/decisions/154. */
export const addFunding: InTx<'operator/addFunding'> = async ({ tx, world, actor, body, now }) => {
  const { address, purpose, reason, second } = body
  const house = [...world.house, ...(await payingWallets(tx))]
  if (await checkFunding(tx, { address, purpose, house }))
    return { result: { outcome: 'known' }, log: [] }
  const label = await saidBy(tx, { address, purpose }, { actor, reason, second, now })
  if (label !== null) await registerFunding(tx, { address, purpose, label, now })
  const outcome = label === null ? 'first' : 'added'
  const after = label !== null ? { purpose } : { purpose, outcome }
  const line = { subject: `funding ${address.toLowerCase()}`, after, reason }
  return { result: { outcome }, log: [line] }
}

type Saying = { actor: Actor; reason: string; second: boolean | undefined; now: Date }

/**
 * Why, once it is said by all who have to say it: by two at the console, by one at the command line. The second person's
 * words stand in the log. null: somebody else has to say it.
 */
async function saidBy(
  tx: Tx,
  word: { address: string; purpose: Purpose },
  { actor, reason, second, now }: Saying,
): Promise<string | null> {
  if (actor.member !== null) {
    const newcomer = await isNewcomer(tx, actor, now)
    const why = await sayFunding(tx, word, { by: actor.name, newcomer, reason, now })
    asMeant(second, why !== null)
    return why
  }
  await dropFundingWord(tx, { address: word.address, now })
  return reason
}
