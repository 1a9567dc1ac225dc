import { createHash, randomUUID } from 'node:crypto'
import type { Act } from '#server/operator/Act.ts'
import { atDesk } from '#server/operator/atDesk.ts'
import { amountIn, coinIn, memberIn } from '#server/operator/given.ts'
import { actorText } from '#server/operator/memberText.ts'
import type { Desk } from '#server/operator/openDesk.ts'
import { AFTER, pageIn, sayMore } from '#server/operator/pages.ts'
import { table } from '#server/operator/table.ts'
import type { DeskResult } from '#shared/desk/index.ts'
import { formatAmount } from '#shared/money.ts'

type Grant = DeskResult<'operator/grant'>

export const grant: Act = {
  name: 'grant',
  takes: '<member> <amount> <coin> <reason> …',
  about:
    'gives a member an activity reward out of the activity budget; above a limit another person confirms it',
  example: 'grant 100007 25 BTCW "winner of the November quiz"',
  options: { key: 'text' },
  run: async (desk, { words: [who = '', typed = '', symbol = '', ...why], option }) => {
    const [amount, coin] = [formatAmount(amountIn(typed)), coinIn(symbol)]
    // With a key the same grant can be told again, and is given once: it is said before anything can go wrong.
    const key = option('key') ?? randomUUID()
    desk.say(`key ${key}`)
    const { id: memberId } = await desk.db.inTx((tx) => memberIn(tx, who))
    const asked = { memberId, coin, amount, reason: why.join(' ') }
    const given = await atDesk(desk, 'operator/grant', asked, uuidOf(key))
    desk.say(inWords(given))
  },
}

/** A key may be any word here; the desk takes a UUID. */
function uuidOf(key: string): string {
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(key)) return key
  const digits = createHash('sha256').update(key).digest('hex')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
}

function inWords({ id, state, journal, expiresAt }: Grant): string {
  if (state === 'booked') return `given: grant ${id}, journal ${journal}`
  return `grant ${id} waits until ${expiresAt} for another person: npm run operator -- grant confirm ${id}`
}

export const grantList: Act = {
  name: 'grant list',
  takes: '',
  about: 'lists grants, those that wait for another person first, and what can be given now',
  example: 'grant list',
  options: AFTER,
  run: async (desk, given) => {
    const { list, next, terms } = await atDesk(desk, 'operator/grants', pageIn(given))
    desk.say(table(await Promise.all(list.map((it) => rowOf(desk, it)))))
    sayMore(desk, next)
    for (const { coin, budget, twoPersonAbove } of terms) {
      const limit = twoPersonAbove === null ? 'never' : `above ${formatAmount(twoPersonAbove)}`
      desk.say(`budget ${formatAmount(budget)} ${coin}, two people ${limit}`)
    }
  },
}

const rowOf = async (desk: Desk, { member, amount, ...row }: Grant) => ({
  id: row.id,
  state: row.state,
  member: member.id,
  amount: formatAmount(amount),
  coin: row.coin,
  asked: await actorText(desk, row.askedBy),
  at: row.askedAt,
  decided: await actorText(desk, row.decidedBy),
  journal: row.journal,
  reason: row.reason,
  note: row.note,
})

export const grantConfirm: Act = {
  name: 'grant confirm',
  takes: '<number>',
  about: 'gives what another person asked for',
  example: 'grant confirm 12',
  run: async (desk, { words: [id = ''] }) =>
    desk.say(inWords(await atDesk(desk, 'operator/confirmGrant', { id }))),
}

export const grantRefuse: Act = {
  name: 'grant refuse',
  takes: '<number> <reason> …',
  about: 'ends a grant that waits for another person',
  example: 'grant refuse 12 "was given already"',
  run: async (desk, { words: [id = '', ...why] }) => {
    await atDesk(desk, 'operator/refuseGrant', { id, reason: why.join(' ') })
    desk.say(`grant ${id} is refused`)
  },
}
