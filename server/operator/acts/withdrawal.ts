import type { Tx } from '#server/db/Tx.ts'
import type { Act } from '#server/operator/Act.ts'
import { Complaint } from '#server/operator/Complaint.ts'
import { memberIn } from '#server/operator/given.ts'
import { sheet, table } from '#server/operator/table.ts'
import { STEPS } from '#server/withdrawals/asWithdrawal.ts'
import {
  MOST_RECORDS,
  type WithdrawalRecord,
  withdrawalRecords,
} from '#server/withdrawals/withdrawalRecords.ts'
import { formatAmount } from '#shared/money.ts'

/** Its states, what its member sees of them, and what the payer left for a person. */
const STATUSES = [...Object.keys(STEPS), 'review', 'success', 'fail', 'halted']

export const withdrawalList: Act = {
  name: 'withdrawal list',
  takes: '',
  about:
    'lists withdrawals, the newest first; those that wait for an operator are "requested" or "halted"',
  example: 'withdrawal list --status requested',
  options: { member: 'text', status: 'text' },
  run: async ({ db, say }, { option }) => {
    const status = option('status')
    if (status && !STATUSES.includes(status)) {
      throw new Complaint(`"${status}" is no status. There are ${STATUSES.join(', ')}.`)
    }
    const who = option('member')
    const records = await db.inTx(async (tx) => {
      const member = who ? (await memberIn(tx, who)).id : undefined
      return withdrawalRecords(tx, { member, status })
    })
    say(
      table(
        records.map(
          ({ no, member, amount, coin, address, state, revision, halted, createdAt }) => ({
            no,
            member,
            amount: formatAmount(amount),
            coin,
            address,
            state,
            revision,
            halted,
            createdAt,
          }),
        ),
      ),
    )
    if (records.length === MOST_RECORDS) say(`There may be more than these ${MOST_RECORDS}.`)
  },
}

export const withdrawalShow: Act = {
  name: 'withdrawal show',
  takes: '<number>',
  about: 'shows one withdrawal: to whom, how far it is, and who decided what',
  example: 'withdrawal show 26112100007',
  run: async ({ db, say }, { words: [no = ''] }) => {
    const { amount, fee, ...rest } = await db.inTx((tx) => withdrawalIn(tx, no))
    say(sheet({ ...rest, amount: formatAmount(amount), fee: `${formatAmount(fee)} BTCW` }))
  },
}

/** The withdrawal that was named by its number. */
export async function withdrawalIn(tx: Tx, no: string): Promise<WithdrawalRecord> {
  const [record] = await withdrawalRecords(tx, { no })
  if (!no || !record) throw new Complaint(`There is no withdrawal with the number ${no}.`)
  return record
}
