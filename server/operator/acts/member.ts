import type { Act } from '#server/operator/Act.ts'
import { atDesk } from '#server/operator/atDesk.ts'
import { memberIn } from '#server/operator/given.ts'
import { memberText } from '#server/operator/memberText.ts'
import { AFTER, pageIn, sayMore } from '#server/operator/pages.ts'
import { ratioText } from '#server/operator/ratioText.ts'
import { sheet, table } from '#server/operator/table.ts'
import type { DeskResult } from '#shared/desk/index.ts'
import { formatAmount } from '#shared/money.ts'

export const memberFind: Act = {
  name: 'member find',
  takes: '<text>',
  about: 'lists members by UID or code, or how nickname, mail or wallet address begin',
  example: 'member find ann',
  run: async (desk, { words: [keywords = ''] }) => {
    const { list, cut } = await atDesk(desk, 'operator/members', { keywords })
    desk.say(
      table(
        list.map(({ id, nickname, email, account, frozen }) => ({
          id,
          nickname,
          email,
          account,
          frozen,
        })),
      ),
    )
    if (cut) desk.say('There are more: type more letters.')
  },
}

export const memberShow: Act = {
  name: 'member show',
  takes: '<member>',
  about: 'shows a member with balances, team and who invited',
  example: 'member show ann@example.com',
  run: async (desk, { words: [who = ''] }) => {
    const { id: memberId } = await desk.db.inTx((tx) => memberIn(tx, who))
    const member = await atDesk(desk, 'operator/member', { memberId })
    desk.say(sheet(shown(member)))
    for (const [coin, { available, staked, withdrawing }] of Object.entries(member.balances))
      desk.say(
        `${coin.padEnd(16)}available ${formatAmount(available)}, staked ${formatAmount(staked)}, withdrawing ${formatAmount(withdrawing)}`,
      )
  },
}

export const memberTree: Act = {
  name: 'member tree',
  takes: '<member>',
  about: 'lists whom a member invited, the newest first, with their teams',
  example: 'member tree 100007',
  options: AFTER,
  run: async (desk, given) => {
    const [who = ''] = given.words
    const { id: memberId } = await desk.db.inTx((tx) => memberIn(tx, who))
    const asked = { ...pageIn(given), memberId }
    const { list, next } = await atDesk(desk, 'operator/tree', asked)
    const rows = list.map(({ id, nickname, account, direct, stakedT, teamT, until, ...last }) => ({
      id,
      nickname,
      account,
      agent: (until ?? last).agent,
      site: (until ?? last).site,
      direct,
      stakedT: formatAmount(stakedT),
      teamT: formatAmount(teamT),
    }))
    desk.say(table(rows))
    sayMore(desk, next)
  },
}

type Member = DeskResult<'operator/member'>
type Counts = Member['orders']

const counted = ({ review, success, fail, end }: Counts) =>
  `${review} in review, ${success} success, ${fail} failed, ${end} ended`

type Standing = Pick<Member, 'agent' | 'site' | 'rewardRatio' | 'subsidyRatio'>

const standing = ({ agent, site, rewardRatio, subsidyRatio }: Standing) => ({
  agent,
  site,
  rewardRatio: ratioText(Number(rewardRatio)),
  subsidyRatio: ratioText(Number(subsidyRatio)),
})

const announced = ({ day, ...to }: Standing & { day: string }) =>
  `from ${day} on ${Object.entries(standing(to))
    .map(([name, value]) => `${name} ${value}`)
    .join(', ')}`

function shown(member: Member) {
  const { balances, income, avatar, inviter, operator, firstUser, until, ...rest } = member
  return {
    ...rest,
    ...standing(until ?? member),
    announced: until?.coming.map(announced).join(', then '),
    frozen: member.frozen && `${member.frozen.reason} (${member.frozen.since})`,
    way: member.way.map(({ id, nickname }) => `${id} ${nickname}`).join(' ← '),
    orders: counted(member.orders),
    withdrawals: counted(member.withdrawals),
    stakedT: formatAmount(member.stakedT),
    teamT: formatAmount(member.teamT),
    weekT: formatAmount(member.weekT),
  }
}

export const memberFreeze: Act = {
  name: 'member freeze',
  takes: '<member> <reason> …',
  about: 'shuts a member out and ends all sign-ins; the reason is shown to the member',
  example: 'member freeze 100007 "the wallet was reported stolen"',
  run: async (desk, { words: [who = '', ...why] }) => {
    const member = await desk.db.inTx((tx) => memberIn(tx, who))
    await atDesk(desk, 'operator/freeze', { memberId: member.id, reason: why.join(' ') })
    desk.say(`${memberText(member)} is frozen`)
  },
}

export const memberUnfreeze: Act = {
  name: 'member unfreeze',
  takes: '<member> <reason> …',
  about: 'lets a member in again',
  example: 'member unfreeze 100007 "the wallet was found again"',
  run: async (desk, { words: [who = '', ...why] }) => {
    const member = await desk.db.inTx((tx) => memberIn(tx, who))
    await atDesk(desk, 'operator/unfreeze', { memberId: member.id, reason: why.join(' ') })
    desk.say(`${memberText(member)} is not frozen`)
  },
}
