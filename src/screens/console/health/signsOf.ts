import type { DeskResult } from '#shared/desk/index.ts'

export type Health = DeskResult<'operator/health'>

/** good: nothing to do. look: somebody should look at it. wrong: somebody has to do something now. */
export type Level = 'good' | 'look' | 'wrong'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** A backup and an audit are made every day; two hours are for whoever is late. */
const DAILY = 26 * HOUR
/** Without a backup for so long, a lost disk would lose too much. */
const TOO_LONG = 3 * 24 * HOUR

/** So far behind the node, in seconds of the chain's time, members begin to wait for what they have paid. */
const LATE = 120
const TOO_LATE = 900

const worse = (wrong: boolean, look: boolean): Level => {
  if (wrong) return 'wrong'
  return look ? 'look' : 'good'
}

/** How everything goes that can go wrong, in the order in which it is shown. */
export const signsOf = (health: Health, now: number) => ({
  node: worse(health.node === null, health.node?.stands === true),
  follower: followerOf(health),
  payouts: worse(
    health.payouts.stopped !== null || health.payouts.payer?.mayPay === false,
    health.payouts.payer === null || health.payouts.waiting > 0 || health.payouts.wallets > 0,
  ),
  days: worse(health.days.due > 1, health.days.due > 0),
  pushes: worse(false, health.pushes.retried > 0),
  mail: worse(false, health.mail.today > 0),
  backup: agedOf(health.backup?.at, now, { wrong: TOO_LONG, none: 'wrong' }),
  audit:
    (health.audit?.findings ?? 0) > 0
      ? ('wrong' as const)
      : agedOf(health.audit?.at, now, { wrong: TOO_LONG, none: 'look' }),
})

export type Sign = keyof ReturnType<typeof signsOf>

/** Where the node is silent nobody can tell how far behind it is. */
function followerOf({ follower, behind }: Health): Level {
  const seconds = behind?.seconds ?? (behind?.blocks === 0 ? 0 : null)
  return worse(
    follower.halted !== null || (seconds !== null && seconds > TOO_LATE),
    seconds === null || seconds > LATE,
  )
}

type Ages = { wrong: number; none: Level }

function agedOf(at: string | undefined, now: number, { wrong, none }: Ages): Level {
  if (at === undefined) return none
  const age = now - Date.parse(at)
  return worse(age > wrong, age > DAILY)
}

/** The worst first; equals stay as they were. */
export const worstFirst = <It>(all: readonly It[], levelOf: (it: It) => Level): It[] => {
  const order: readonly Level[] = ['wrong', 'look', 'good']
  return all.toSorted((a, b) => order.indexOf(levelOf(a)) - order.indexOf(levelOf(b)))
}

/** The worst of all: what is said in one word. */
export function worstOf(levels: readonly Level[]): Level {
  if (levels.includes('wrong')) return 'wrong'
  return levels.includes('look') ? 'look' : 'good'
}
