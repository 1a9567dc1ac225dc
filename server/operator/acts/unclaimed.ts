import type { Act } from '#server/operator/Act.ts'
import { atDesk } from '#server/operator/atDesk.ts'
import { memberIn } from '#server/operator/given.ts'
import { actorText, memberText } from '#server/operator/memberText.ts'
import { AFTER, pageIn, sayMore } from '#server/operator/pages.ts'
import { table } from '#server/operator/table.ts'
import type { DeskResult } from '#shared/desk/index.ts'
import { formatAmount } from '#shared/money.ts'

export const unclaimedList: Act = {
  name: 'unclaimed list',
  takes: '[hash or sender]',
  about: 'lists payments that are nobody’s, the oldest first: why, and whose they may be',
  example: 'unclaimed list 0x5f…',
  options: AFTER,
  run: async (desk, given) => {
    const { list, next } = await atDesk(desk, 'operator/unclaimed', {
      ...pageIn(given),
      keywords: given.words[0],
    })
    const rows = list.map(async (it) => rowOf(it, it.said && (await actorText(desk, it.said.by))))
    desk.say(table(await Promise.all(rows)))
    sayMore(desk, next)
  },
}

type Row = DeskResult<'operator/unclaimed'>['list'][number]

const rowOf = (
  { hash, block, at, coin, amount, sender, why, candidates, said }: Row,
  by: string | null,
) => ({
  hash,
  block,
  at,
  coin,
  amount: formatAmount(amount),
  sender,
  why,
  candidates: candidates.map(inWords).join(', ') || null,
  said: said && `${said.member.id}, by ${by} on ${said.at}: ${said.reason}`,
})

const inWords = ({ because, member, order }: Row['candidates'][number]): string => {
  const facts = [because, !member.signed && 'wallet has not signed', order && `order ${order.no}`]
  return `${member.id} (${facts.filter(Boolean).join(', ')})`
}

export const unclaimedAssign: Act = {
  name: 'unclaimed assign',
  takes: '<hash> <member> <reason> …',
  about:
    'gives what a transaction paid, and nobody has, to a member; above a limit once two people say so, the second with --second',
  example: 'unclaimed assign 0x5f… 100007 "showed that the sending address is hers"',
  options: { second: 'switch' },
  run: async (desk, { words: [hash = '', who = '', ...why], is }) => {
    const member = await desk.db.inTx((tx) => memberIn(tx, who))
    const asked = { hash, memberId: member.id, reason: why.join(' '), second: is('second') }
    const { payments, outcome } = await atDesk(desk, 'operator/matchUnclaimed', asked)
    if (outcome === 'first') desk.say('noted: it holds once a second person says the same')
    for (const { amount, coin, journal } of payments) {
      const booked = journal === null ? 'not booked yet' : `journal ${journal}`
      desk.say(`${formatAmount(amount)} ${coin} to ${memberText(member)}, ${booked}`)
    }
  },
}
