import type { Tx } from '#server/db/Tx.ts'
import { balancesOf } from '#server/ledger/balances.ts'
import { freeze, unfreeze } from '#server/members/freeze.ts'
import { findMembers, type MemberRecord } from '#server/members/memberRecord.ts'
import type { Act } from '#server/operator/Act.ts'
import { memberIn } from '#server/operator/given.ts'
import { log } from '#server/operator/log.ts'
import { ratioText } from '#server/operator/ratioText.ts'
import { sheet, table } from '#server/operator/table.ts'
import type { Coin } from '#shared/api/coin.ts'
import { formatAmount } from '#shared/money.ts'

export const memberFind: Act = {
  name: 'member find',
  takes: '<text>',
  about: 'lists members whose nickname, mail address or wallet address begins so',
  example: 'member find ann',
  run: async ({ db, say }, { words: [text = ''] }) =>
    say(table(await db.inTx((tx) => findMembers(tx, text)))),
}

export const memberShow: Act = {
  name: 'member show',
  takes: '<member>',
  about: 'shows a member with balances and team',
  example: 'member show ann@example.com',
  run: async ({ db, say }, { words: [who = ''] }) => {
    const { member, balances } = await db.inTx(async (tx) => {
      const member = await memberIn(tx, who)
      return { member, balances: await balancesOf(tx, member.id) }
    })
    say(sheet(shown(member)))
    for (const coin of ['BTCW', 'BTCWT'] satisfies Coin[]) {
      const { available, staked, withdrawing } = balances[coin]
      say(
        `${coin.padEnd(16)}available ${formatAmount(available)}, staked ${formatAmount(staked)}, withdrawing ${formatAmount(withdrawing)}`,
      )
    }
  },
}

const shown = ({ rewardRatio, subsidyRatio, teamT, stakedT, ...rest }: MemberRecord) => ({
  ...rest,
  rewardRatio: ratioText(rewardRatio),
  subsidyRatio: ratioText(subsidyRatio),
  stakedT: formatAmount(stakedT),
  teamT: formatAmount(teamT),
})

export const memberFreeze: Act = {
  name: 'member freeze',
  takes: '<member> <reason> …',
  about: 'shuts a member out and ends all sign-ins; the reason is shown to the member',
  example: 'member freeze 100007 "the wallet was reported stolen"',
  run: async (desk, { words: [who = '', ...why] }) => {
    const reason = why.join(' ')
    const id = await desk.db.inTx(async (tx) => {
      const member = await memberIn(tx, who)
      await freeze(tx, { member: member.id, reason, now: desk.clock.now() })
      const before = { frozen: member.frozen }
      await log(tx, desk, { act: 'member freeze', subject: `member ${member.id}`, before, reason })
      return member.id
    })
    desk.say(`member ${id} is frozen`)
  },
}

export const memberUnfreeze: Act = {
  name: 'member unfreeze',
  takes: '<member>',
  about: 'lets a member in again',
  example: 'member unfreeze 100007',
  run: async (desk, { words: [who = ''] }) => {
    const id = await desk.db.inTx(async (tx: Tx) => {
      const member = await memberIn(tx, who)
      await unfreeze(tx, member.id)
      const before = { frozen: member.frozen }
      await log(tx, desk, { act: 'member unfreeze', subject: `member ${member.id}`, before })
      return member.id
    })
    desk.say(`member ${id} is not frozen`)
  },
}
