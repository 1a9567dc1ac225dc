import type { Act } from '#server/operator/Act.ts'
import { atDesk } from '#server/operator/atDesk.ts'
import { Complaint } from '#server/operator/Complaint.ts'
import { memberIn } from '#server/operator/given.ts'
import { actorText, withActors } from '#server/operator/memberText.ts'
import type { Desk } from '#server/operator/openDesk.ts'
import { AFTER, pageIn, sayMore } from '#server/operator/pages.ts'
import { counted, sheet, table } from '#server/operator/table.ts'
import type { DeskResult } from '#shared/desk/index.ts'
import { WITHDRAWAL_FILTERS } from '#shared/desk/withdrawals.ts'
import { formatAmount } from '#shared/money.ts'

type Row = DeskResult<'operator/withdrawals'>['list'][number]

export const withdrawalList: Act = {
  name: 'withdrawal list',
  takes: '',
  about:
    'lists withdrawals, the newest first; those that wait for a person ("waiting", "halted") the oldest first',
  example: 'withdrawal list --status waiting',
  options: { member: 'text', address: 'text', status: 'text', hours: 'text', ...AFTER },
  run: async (desk, given) => {
    const { option } = given
    const status = option('status')
    const filter = WITHDRAWAL_FILTERS.find((it) => it === status)
    if (status && !filter) {
      throw new Complaint(`"${status}" is no status. There are ${WITHDRAWAL_FILTERS.join(', ')}.`)
    }
    const who = option('member')
    const memberId = who ? (await desk.db.inTx((tx) => memberIn(tx, who))).id : undefined
    const hours = option('hours')
    const asked = {
      ...pageIn(given),
      filter,
      memberId,
      keywords: option('address'),
      ...(hours !== undefined && { hours: Number(hours) }),
    }
    const { list, next } = await atDesk(desk, 'operator/withdrawals', asked)
    desk.say(table(list.map(rowOf)))
    sayMore(desk, next)
  },
}

const rowOf = (row: Row) => ({
  no: row.no,
  member: row.member.id,
  amount: formatAmount(row.amount),
  coin: row.coin,
  address: row.address,
  state: row.state,
  revision: row.revision,
  halted: row.halted,
  to:
    [row.isNew && 'new', row.lookAlike !== null && 'LOOK-ALIKE'].filter(Boolean).join(', ') || null,
  first: row.firstBy ?? (row.needsTwo && row.state === 'requested' ? 'two needed' : null),
  createdAt: row.createdAt,
})

export const withdrawalShow: Act = {
  name: 'withdrawal show',
  takes: '<number>',
  about: 'shows one withdrawal: to whom, how far it is, who decided what, and what was signed',
  example: 'withdrawal show 26112100007',
  run: async (desk, { words: [no = ''] }) => {
    const { member, decisions, payout, trial, attempts, ...rest } = await withdrawalIn(desk, no)
    const { frozen } = member
    const amounts = {
      amount: formatAmount(rest.amount),
      fee: `${formatAmount(rest.fee)} BTCW`,
      balanceAfter: formatAmount(rest.balanceAfter),
      dayApproved: formatAmount(rest.dayApproved),
      autoApproveBelow: formatAmount(rest.autoApproveBelow),
      twoPersonAbove: rest.twoPersonAbove === null ? null : formatAmount(rest.twoPersonAbove),
    }
    const paying = payout && `${payout.wallet}, nonce ${payout.nonce}, ${payout.at}`
    const tried =
      trial && `${counted(trial.failures, 'time')} (${trial.why}), again ${trial.nextAt}`
    const people = {
      firstBy: await actorText(desk, rest.firstBy),
      decidedBy: await actorText(desk, rest.decidedBy),
    }
    desk.say(sheet({ ...rest, ...amounts, ...people, member: member.id, frozen, paying, tried }))
    if (decisions.length > 0) {
      desk.say(
        table(
          (await withActors(desk, decisions)).map(({ at, actor, act, reason }) => ({
            at,
            actor,
            act,
            reason,
          })),
        ),
      )
    }
    if (attempts.length > 0) {
      desk.say(
        table(attempts.map(({ gas, ...one }) => ({ ...one, gas: gas && formatAmount(gas) }))),
      )
    }
  },
}

/** The withdrawal that was named by its number. */
export const withdrawalIn = (desk: Desk, no: string): Promise<DeskResult<'operator/withdrawal'>> =>
  atDesk(desk, 'operator/withdrawal', { no })
