import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { keepPicture } from '#server/members/pictures.ts'
import { changeStanding } from '#server/tree/changeStanding.ts'
import type { Standing } from '#server/tree/standing.ts'
import type { Path } from '#shared/api/index.ts'
import type { Role } from '#shared/desk/roles.ts'
import { type Enrolled, enrol } from './enrol.ts'
import type { Service } from './openService.ts'

/** A member with something of everything that a member can own, at least two of what comes in pages. */
export type Furnished = Enrolled & {
  /** An order that waits for its payment. */
  order: string
  /** Another one, and a ticket for a third. */
  payable: string
  ticket: string
  /** A transfer to another and one from another. */
  sent: string
  received: string
  /** A withdrawal that can be cancelled. */
  withdrawal: string
  picture: string
  /** Members of the own team: appointed to both, and to nothing. */
  appointed: string
  plain: string
  /** What must stand in no answer to anybody else. */
  secrets: string[]
}

const NOBODY: Standing = { agent: false, site: false, rewardRatio: 0, subsidyRatio: 0 }
const BOTH: Standing = { agent: true, site: true, rewardRatio: 100, subsidyRatio: 100 }

type Who = { roles?: readonly Role[]; standing?: Partial<Standing> }

/** Enrols a member and lets it make its calls. */
export async function furnish(service: Service, { roles, standing }: Who): Promise<Furnished> {
  const { db, clock } = service
  const me = await enrol(service, { coins: 1_000n, ...(roles && { roles }) })
  const team = []
  for (let i = 0; i < 3; i += 1) team.push(await enrol(service, { inviter: me.id, coins: 100n }))
  const [first, second, plain] = team
  if (!first || !second || !plain) throw new Error('the team is not whole')
  const picture = await db.inTx(async (tx) => {
    const change = (member: string, to: Partial<Standing>) =>
      changeStanding(tx, { member, by: null, to, now: clock.now() })
    for (const it of [first, second]) await change(it.id, BOTH)
    await change(me.id, BOTH)
    await change(me.id, { ...NOBODY, ...standing })
    await change(me.id, { rewardRatio: 1 })
    await change(me.id, { ...NOBODY, ...standing })
    return keepPicture(tx, { member: me.id, bytes: randomBytes(20), now: clock.now() })
  })
  const done = await trade(service, me, first)
  return { ...me, ...done, picture, appointed: first.id, plain: plain.id }
}

/** Pledges, transfers to and from another, withdrawals: all of amounts that nobody else has. */
async function trade(service: Service, me: Enrolled, other: Enrolled) {
  const make = async (who: Enrolled, path: Path, body: object) => {
    const headers = { 'idempotency-key': randomUUID() }
    const said = await service.call(path, body, { token: who.token, headers })
    if (said.code !== 200) throw new Error(`${path}: ${said.message}`)
    return said.result as { id: string; ticket: string; order: { id: string } }
  }
  const mark = `.${String(randomInt(10 ** 11)).padStart(12, '7')}1`
  const asked = (whole: number) => ({ coin: 'BTCWT', amount: `${whole}${mark}` })
  const pledge = { ...asked(20), planId: 'd30' }
  await make(me, 'product/pledge', pledge)
  await make(me, 'product/pledge', pledge)
  const opened = async () => (await make(me, 'product/bTCWPledgeBefter', pledge)).order.id
  const [order, payable, orderId] = [await opened(), await opened(), await opened()]
  const { ticket } = await make(me, 'product/pledgeTicket', { orderId })
  const note = randomUUID()
  const move = async (from: Enrolled, to: Enrolled, whole: number) =>
    (await make(from, 'asset/transfer', { ...asked(whole), payeeId: to.id, note })).id
  const [sent, received] = [await move(me, other, 3), await move(other, me, 3)]
  await move(me, other, 4)
  await move(other, me, 4)
  const address = `0x${randomBytes(20).toString('hex')}`
  await make(me, 'asset/cash', { ...asked(15), address })
  const { id } = await make(me, 'asset/cash', { ...asked(16), address })
  const secrets = [note, address, `${me.account}@`, mark, ticket.toLowerCase()]
  return { order, payable, ticket, sent, received, withdrawal: id, secrets }
}
