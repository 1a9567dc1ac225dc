import type { Act } from '#server/operator/Act.ts'
import { atDesk } from '#server/operator/atDesk.ts'
import { actorText } from '#server/operator/memberText.ts'
import type { Desk } from '#server/operator/openDesk.ts'
import { counted, sheet } from '#server/operator/table.ts'
import type { DeskResult } from '#shared/desk/index.ts'
import { onTheirWay } from '#shared/desk/onTheirWay.ts'

export const health: Act = {
  name: 'health',
  takes: '',
  about: 'says how the farm goes: chain, payouts, queues, days, mails, backup',
  example: 'health',
  run: async (desk) => {
    const it = await atDesk(desk, 'operator/health', {})
    desk.say(sheet({ ...chain(it), ...work(it), ...rest(it), ...(await kept(desk, it)) }))
  },
}

type Health = DeskResult<'operator/health'>

const chain = ({ node, follower, behind }: Health) => ({
  node: node ? `block ${node.head} of ${node.at}` : 'silent, or not known here',
  seen: `block ${follower.head}, settled to ${follower.settled}, looked at ${follower.syncedAt ?? 'never'}`,
  behind: behind && `${counted(behind.blocks, 'block')}, ${behind.seconds ?? '–'} s`,
  halted: follower.halted,
})

const payerText = (payer: Health['payouts']['payer']) => {
  if (!payer) return 'none has ever been named: nothing is paid without PAYER_KEY'
  const { address, mayPay } = payer
  if (mayPay === false)
    return `${address} has no PAYER_ROLE in the pool: nothing is paid until the pool’s admin sends grantRole(PAYER_ROLE, ${address})`
  return mayPay ? `${address}, which the pool lets pay` : `${address}; the chain cannot be asked`
}

const goingText = (payouts: Health['payouts']) => {
  const { approved = 0, frozen = 0 } = payouts
  const ofFrozen = frozen > 0 ? `, ${frozen} of them of frozen members` : ''
  const notBegun = approved > 0 ? ` (${approved} not begun${ofFrozen})` : ''
  return `${onTheirWay(payouts)} on their way${notBegun}`
}

const work = ({ payouts, pushes, arrivals, money, days }: Health) => ({
  payouts: `${payouts.requested} to approve, ${goingText(payouts)}, ${payouts.waiting} halted (withdrawal list --status halted says why)`,
  stopped: payouts.stopped?.words,
  'paying wallet': payerText(payouts.payer),
  'short wallets': payouts.wallets,
  pushes: `${pushes.waiting} waiting, ${pushes.retried} of them tried before`,
  arrivals: `${arrivals} not settled`,
  money: [
    counted(money.unclaimed, 'payment is nobody’s', 'payments are nobody’s'),
    counted(money.grants, 'grant waits for another person', 'grants wait for another person'),
    counted(money.funding, 'funding address waits', 'funding addresses wait'),
  ].join(', '),
  days: days.oldest ? `${days.due} to distribute, from ${days.oldest}` : 'all distributed',
})

const rest = ({ mail, databaseBytes }: Health) => ({
  mail: mail.last
    ? `${mail.today} failed today, the last at ${mail.last.at} (${mail.last.why})`
    : 'none failed',
  database: `${Math.round(databaseBytes / 1_000_000)} MB`,
})

async function kept(desk: Desk, { backup, audit }: Health) {
  const madeBy = async (it: { at: string; actor: string }) =>
    `${it.at} by ${await actorText(desk, it.actor)}`
  return {
    backup: backup && `${await madeBy(backup)}: ${backup.file}, ${counted(backup.rows, 'row')}`,
    audit: audit && `${await madeBy(audit)}: ${counted(audit.findings, 'finding')}`,
  }
}
