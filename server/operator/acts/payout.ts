import type { Act } from '#server/operator/Act.ts'
import { atDesk } from '#server/operator/atDesk.ts'
import { Complaint } from '#server/operator/Complaint.ts'
import { amountIn, coinIn } from '#server/operator/given.ts'
import { actorText } from '#server/operator/memberText.ts'
import type { Desk } from '#server/operator/openDesk.ts'
import { sheet } from '#server/operator/table.ts'
import type { DeskResult } from '#shared/desk/index.ts'
import { GOOD_SOURCES } from '#shared/desk/payouts.ts'
import { stopSteps } from '#shared/desk/stopSteps.ts'
import { formatAmount } from '#shared/money.ts'

/** What somebody says for a second person to look at is not the second word unasked: docs/decisions/154. */
const SECOND = { second: 'switch' } as const

export const payoutShow: Act = {
  name: 'payout show',
  takes: '',
  about: 'says whether payouts are stopped and why, and compares the pool with the books now',
  example: 'payout show',
  run: async (desk) => {
    const { stopped, differences, going, waiting, losses, said } = await atDesk(
      desk,
      'operator/payouts',
      {},
    )
    const since = stopped && `${stopped.since}: ${stopped.words} ${stopped.hash ?? ''}`.trim()
    const todo = stopped && stopSteps[stopped.what].en
    const now = differences?.map(({ words }) => words).join(' ') || 'pool and books agree'
    const compared = differences ? now : 'the chain cannot be asked'
    const lost = losses.map((one) => `${formatAmount(one.lost)} ${one.coin}`).join(', ') || null
    const second = (await Promise.all(said.map((it) => saidOf(desk, it)))).join('; ') || null
    desk.say(sheet({ stopped: since, todo, compared, going, waiting, lost, second }))
  },
}

export const payoutResume: Act = {
  name: 'payout resume',
  takes: '<reason> …',
  about: 'lets payouts go on that stopped by themselves, once chain and books agree again',
  example: 'payout resume "the wallet was topped up again"',
  run: async (desk, { words }) => {
    await atDesk(desk, 'operator/resumePayouts', { reason: words.join(' ') })
    desk.say('payouts go on')
  },
}

export const payoutLoss: Act = {
  name: 'payout loss',
  takes: '<coin> <amount> <reason> …',
  about:
    'books what the pool misses as lost, once two people say so; everybody sees it; --second says what somebody said before',
  example: 'payout loss BTCWT 10 "paid after the backup of 2026-11-20, members told"',
  options: SECOND,
  run: async (desk, { words: [coin = '', amount = '', ...why], is }) => {
    const asked = {
      coin: coinIn(coin),
      amount: formatAmount(amountIn(amount)),
      reason: why.join(' '),
      second: is('second'),
    }
    desk.say(toldOf(await atDesk(desk, 'operator/bookLoss', asked)))
  },
}

export const payoutGood: Act = {
  name: 'payout good',
  takes: '<coin> <amount> <source> <reason> …',
  about: `makes good what was booked as lost, out of ${GOOD_SOURCES.join(' or ')}; two people say so; --second says what somebody said before`,
  example: 'payout good BTCW 10 fees "the house bears it"',
  options: SECOND,
  run: async (desk, { words: [coin = '', amount = '', typed = '', ...why], is }) => {
    const source = GOOD_SOURCES.find((it) => it === typed)
    if (!source)
      throw new Complaint(`"${typed}" is no source. There are ${GOOD_SOURCES.join(' and ')}.`)
    const asked = {
      coin: coinIn(coin),
      amount: formatAmount(amountIn(amount)),
      source,
      reason: why.join(' '),
      second: is('second'),
    }
    desk.say(toldOf(await atDesk(desk, 'operator/makeGood', asked)))
  },
}

const toldOf = ({ coin, lost, outcome }: DeskResult<'operator/makeGood'>): string =>
  outcome === 'first'
    ? `noted: it holds once a second person says the same; lost ${formatAmount(lost)} ${coin} in all`
    : `lost ${formatAmount(lost)} ${coin} in all`

const saidOf = async (desk: Desk, { what, coin, amount, source, by, at }: Said) =>
  `${await actorText(desk, by)} on ${at}: ${formatAmount(amount)} ${coin} ${what === 'loss' ? 'is lost' : `is made good out of ${source}`}`

type Said = DeskResult<'operator/payouts'>['said'][number]
