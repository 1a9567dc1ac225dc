import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'
import { type Announced, announced } from '#server/tree/announced.ts'
import { changeStanding } from '#server/tree/changeStanding.ts'
import type { Standing } from '#server/tree/standing.ts'
import type { Locale } from '#shared/locale.ts'
import type { Role } from './Found.ts'
import { limitAppointed } from './limitAppointing.ts'
import { highestBelow, lockWay, type Member, type Ratios, readMember } from './lockWay.ts'
import { refuseStranger } from './refuseStranger.ts'

type Wish = {
  by: string
  member: string
  role: Role
  /** Ten-thousandths. */
  rewardRatio: bigint
  subsidyRatio: bigint
  now: Date
  locale: Locale
}

const OWN = { agent: 'rewardRatio', site: 'subsidyRatio' } as const
const NAMES = ['rewardRatio', 'subsidyRatio'] as const

/**
 * Appoints a member of the own team as agent or site (decisions §7). Asked again with the same ratios it changes
 * nothing. Refuses `forbidden`, `notFound`, `alreadyAppointed`, `ratioZero`, `ratioTooHigh`, `ratioTooLow`, and `ratioToCome` for what
 * an operator has only announced for the own account.
 */
export async function appointMember(tx: Tx, wish: Wish): Promise<void> {
  const { bounds, member } = await begin(tx, wish)
  const ratios = ratiosOf(wish)
  const same = NAMES.every((name) => member[name] === ratios[name])
  if (member[wish.role]) {
    if (same) return
    throw new Refusal('alreadyAppointed', { field: 'memberId' })
  }
  if (isEnd(ratios)) throw new Refusal('ratioZero', { field: OWN[wish.role] })
  await change(tx, wish, { bounds, to: { [wish.role]: true, ...ratios } })
}

/**
 * Changes the ratios of an agent or site of the own team. Both at 0 end the appointment: the way back from a mistake.
 * Who is the other of the two keeps the ratios for that, whatever they are. Refuses as `appointMember`, and `notAppointed`.
 */
export async function changeMember(tx: Tx, wish: Wish): Promise<void> {
  const { bounds, member } = await begin(tx, wish)
  if (!member[wish.role]) throw new Refusal('notAppointed', { field: 'memberId' })
  const ratios = ratiosOf(wish)
  const other = wish.role === 'agent' ? member.site : member.agent
  const to = isEnd(ratios) ? { [wish.role]: false, ...(other ? {} : ratios) } : ratios
  await change(tx, wish, { bounds, to })
}

const isEnd = ({ rewardRatio, subsidyRatio }: Ratios) => rewardRatio === 0 && subsidyRatio === 0

const ratiosOf = (of: Record<keyof Ratios, bigint | number>): Ratios => ({
  rewardRatio: Number(of.rewardRatio),
  subsidyRatio: Number(of.subsidyRatio),
})

/**
 * Refuses who may not, whoever they name, and locks the way from the one to the other. What one may give is looked at again
 * behind the lock: it may have been taken meanwhile. Who may only from an announced day on neither gives nor takes before.
 */
async function begin(tx: Tx, { by, member, role, now, locale }: Wish) {
  refusePowerless(await readMember(tx, by), role)
  await refuseStranger(tx, { leader: by, member, locale })
  const way = await lockWay(tx, { leader: by, member })
  const own = refusePowerless(way.leader, role)
  const due = await announced(tx, by, now)
  if (due?.[OWN[role]] === 0) throw toCome(due, OWN[role])
  return { bounds: { own, due, below: await highestBelow(tx, member) }, member: way.member }
}

/** What a leader may give at most; refuses `forbidden` to whoever may give nothing. */
function refusePowerless(leader: Member, role: Role): Ratios {
  const own = standingOf(leader)
  if (own[OWN[role]] === 0) throw new Refusal('forbidden')
  return own
}

/** Ratios count for agents and sites alone. */
const standingOf = (member: Member): Ratios =>
  member.agent || member.site ? ratiosOf(member) : { rewardRatio: 0, subsidyRatio: 0 }

type Bounds = { own: Ratios; due: Announced | undefined; below: Ratios }

/** A ratio that is left out stays, and is bound by nothing: nobody gives it. */
type Change = { bounds: Bounds; to: Partial<Standing> }

async function change(tx: Tx, { by, member, now }: Wish, { bounds, to }: Change): Promise<void> {
  for (const field of NAMES) {
    const ratio = to[field]
    if (ratio !== undefined) refuseUnbound(field, ratio, bounds)
  }
  if (await changeStanding(tx, { member, by, to, now }))
    await limitAppointed(tx, { by, member, now })
}

function refuseUnbound(field: keyof Ratios, ratio: number, { own, due, below }: Bounds): void {
  if (ratio > own[field])
    throw new Refusal('ratioTooHigh', { values: { max: percent(own[field]) }, field })
  if (due && ratio > due[field]) throw toCome(due, field)
  if (ratio < below[field])
    throw new Refusal('ratioTooLow', { values: { min: percent(below[field]) }, field })
}

const toCome = (due: Announced, field: keyof Ratios) =>
  new Refusal('ratioToCome', { values: { max: percent(due[field]), day: due.day }, field })

/** 1250 ten-thousandths are "12.5 %". */
const percent = (parts: number) => `${parts / 100} %`
