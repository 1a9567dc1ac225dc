import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'
import { changeStanding, type Standing } from '#server/tree/changeStanding.ts'
import type { Locale } from '#shared/locale.ts'
import { announced } from './announced.ts'
import type { Role } from './Found.ts'
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
  const { own, member } = await begin(tx, wish)
  const ratios = ratiosOf(wish)
  const same = NAMES.every((name) => member[name] === ratios[name])
  if (member[wish.role]) {
    if (same) return
    throw new Refusal('alreadyAppointed', { field: 'memberId' })
  }
  if (isEnd(ratios)) throw new Refusal('ratioZero', { field: OWN[wish.role] })
  await change(tx, wish, { own, to: { [wish.role]: true, ...ratios } })
}

/**
 * Changes the ratios of an agent or site of the own team. Both at 0 end the appointment: the way back from a mistake.
 * Who is the other of the two keeps the ratios for that, whatever they are. Refuses as `appointMember`, and `notAppointed`.
 */
export async function changeMember(tx: Tx, wish: Wish): Promise<void> {
  const { own, member } = await begin(tx, wish)
  if (!member[wish.role]) throw new Refusal('notAppointed', { field: 'memberId' })
  const ratios = ratiosOf(wish)
  const other = wish.role === 'agent' ? member.site : member.agent
  const to = isEnd(ratios) ? { [wish.role]: false, ...(other ? {} : ratios) } : ratios
  await change(tx, wish, { own, to })
}

const isEnd = ({ rewardRatio, subsidyRatio }: Ratios) => rewardRatio === 0 && subsidyRatio === 0

const ratiosOf = (of: Record<keyof Ratios, bigint | number>): Ratios => ({
  rewardRatio: Number(of.rewardRatio),
  subsidyRatio: Number(of.subsidyRatio),
})

/**
 * Refuses who may not, whoever they name, and locks the way from the one to the other. What one may give is looked at again
 * behind the lock: it may have been taken meanwhile.
 */
async function begin(tx: Tx, { by, member, role, locale }: Wish) {
  refusePowerless(await readMember(tx, by), role)
  await refuseStranger(tx, { leader: by, member, locale })
  const way = await lockWay(tx, { leader: by, member })
  return { own: refusePowerless(way.leader, role), member: way.member }
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

/** A ratio that is left out stays, and is bound by nothing: nobody gives it. */
type Change = { own: Ratios; to: Partial<Standing> }

async function change(tx: Tx, { by, member, now }: Wish, { own, to }: Change): Promise<void> {
  const bounds = {
    own,
    due: await announced(tx, by, now),
    below: await highestBelow(tx, member),
  }
  for (const field of NAMES) {
    const ratio = to[field]
    if (ratio !== undefined) refuseUnbound(field, ratio, bounds)
  }
  await changeStanding(tx, { member, by, to, now })
}

type Bounds = { own: Ratios; due: (Ratios & { day: string }) | undefined; below: Ratios }

function refuseUnbound(field: keyof Ratios, ratio: number, { own, due, below }: Bounds): void {
  if (ratio > own[field])
    throw new Refusal('ratioTooHigh', { values: { max: percent(own[field]) }, field })
  if (due && ratio > due[field])
    throw new Refusal('ratioToCome', { values: { max: percent(due[field]), day: due.day }, field })
  if (ratio < below[field])
    throw new Refusal('ratioTooLow', { values: { min: percent(below[field]) }, field })
}

/** 1250 ten-thousandths are "12.5 %". */
const percent = (parts: number) => `${parts / 100} %`
