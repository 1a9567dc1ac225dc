import type { Handler } from '#server/calls/Handler.ts'
import { mailCode } from '#server/calls/mailCode.ts'
import { limit } from '#server/db/limit.ts'
import { codeLetter, otherAccountLetter } from '#server/mail/code-letters.ts'
import { mailHolders } from '#server/members/mailHolders.ts'

/** A code for a mail address that the member wants to use; what another member has gets a mail that says so in its place. */
export const sendEmailCode: Handler<'member/sendEmailCode'> = {
  free: async ({ body: { email, handle }, member, now, locale, address, world }) => {
    await world.db.inTx((tx) =>
      limit(tx, { key: `code:by:${member.tokenHash}`, burst: 5, perSecond: 5 / 3_600, now }),
    )
    return mailCode(world, {
      purpose: 'email',
      email,
      handle,
      member: member.id,
      now,
      from: address,
      letter: async (tx, code) => {
        const holders = await mailHolders(tx, email)
        return holders.length > 0 && !holders.some(({ id }) => id === member.id)
          ? otherAccountLetter(locale)
          : codeLetter(locale, { purpose: 'email', code })
      },
    })
  },
}
