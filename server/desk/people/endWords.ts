import { endMatches } from '#server/chain/match-words.ts'
import type { Tx } from '#server/db/Tx.ts'
import type { Actor } from '#server/desk/Actor.ts'
import type { Logged } from '#server/desk/DeskAct.ts'
import { lineFor } from '#server/desk/grants/lineFor.ts'
import { endLossWords } from '#server/payouts/loss-words.ts'
import { endFundingWords } from '#server/pool/funding-words.ts'
import { refuseAsked } from '#server/rewards/decide-grant.ts'
import { endFirst } from '#server/withdrawals/endFirst.ts'
import { mayMake } from '#shared/desk/deskCall.ts'
import { type DeskPath, desk } from '#shared/desk/index.ts'
import type { Role } from '#shared/desk/roles.ts'

type Leaving = {
  memberId: string
  /** What is still held; nothing, where the member is shut out. */
  roles: readonly Role[]
  actor: Actor
  reason: string
  now: Date
}

/**
 * Ends the first words of two that the member may not say any more (docs/decisions/130), so that nobody's second word completes
 * them. Answers the lines of the log.
 */
export async function endWords(tx: Tx, leaving: Leaving): Promise<Logged[]> {
  const { memberId, roles, actor, reason: note, now } = leaving
  const by = `member ${memberId}`
  const not = (path: DeskPath) => !mayMake(desk[path], roles)
  const lines: Logged[] = []
  if (not('operator/approveWithdrawals')) lines.push(...(await endFirst(tx, by)).map(ofWithdrawal))
  if (not('operator/grant')) {
    const ended = await refuseAsked(tx, { asker: by, by: actor.name, note, now })
    lines.push(...ended.map((grant) => ({ ...lineFor(grant), before: { state: 'waiting' } })))
  }
  if (not('operator/matchUnclaimed'))
    lines.push(...(await endMatches(tx, { by, now })).map(ofPayment))
  if (not('operator/addFunding'))
    lines.push(...(await endFundingWords(tx, { by, now })).map(ofFunding))
  if (not('operator/bookLoss'))
    lines.push(...(await endLossWords(tx, { what: 'loss', by, now })).map(ofLoss))
  if (not('operator/makeGood'))
    lines.push(...(await endLossWords(tx, { what: 'good', by, now })).map(ofLoss))
  return lines.map(({ before, after, subject }) => ({
    subject,
    before: Object.assign({ firstBy: by }, before),
    after: Object.assign({ outcome: 'firstOver' }, after),
    reason: note,
  }))
}

const ofWithdrawal = ({ no, revision }: { no: string; revision: number }): Logged => ({
  subject: `withdrawal ${no}`,
  before: { revision: revision - 1 },
  after: { revision },
})

const ofPayment = ({ id, ...given }: Awaited<ReturnType<typeof endMatches>>[number]): Logged => ({
  subject: `arrival ${id}`,
  before: given,
})

const ofFunding = ({
  address,
  purpose,
}: Awaited<ReturnType<typeof endFundingWords>>[number]): Logged => ({
  subject: `funding ${address}`,
  before: { purpose },
})

const ofLoss = ({ coin, amount }: Awaited<ReturnType<typeof endLossWords>>[number]): Logged => ({
  subject: `pool ${coin}`,
  before: { coin, amount },
})
