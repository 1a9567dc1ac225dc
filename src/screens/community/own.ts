import type { Result } from '#shared/api/index.ts'
import { useCall } from '#src/api/useCall.ts'
import type { User } from './roles.ts'
import type { Ratios } from './standing.ts'

/** What an operator has announced of the own ratios, and from which day on it counts (docs/decisions/131). */
export type ToCome = Ratios & { day: string }

/** A member's own standing. */
export type Own = {
  /** What counts now. */
  now: Ratios & { agent: boolean; site: boolean }
  /** The most that can be given to others: of what counts now and what is announced the less. */
  most: Ratios
  /** The nearest first; null: nothing is announced; undefined: that could not be asked, and the ratios above are what was decided last. */
  toCome: readonly ToCome[] | null | undefined
}

/** Reads it; nothing in `own` until it is known, or known not to be told, whether anything is announced. */
export function useOwn() {
  const user = useCall('member/userInfo', {})
  const changes = useCall('member/ratioChanges', {})
  const told = changes.data !== undefined || changes.error !== undefined
  const own = user.data && told ? ownOf(user.data, changes.data?.until) : undefined
  const refresh = () => Promise.all([user.mutate(), changes.mutate()])
  return { user, own, refresh }
}

/** What a member has by what was decided last, `user`, and by what counts until an announced day, as far as that is told. */
export function ownOf(
  user: Pick<User, 'agent' | 'site' | 'rewardRatio' | 'subsidyRatio'>,
  until: Result<'member/ratioChanges'>['until'],
): Own {
  const { rewardRatio, subsidyRatio } = user
  if (!until) return { now: user, most: user, toCome: until }
  const most = {
    rewardRatio: lesser(rewardRatio, until.rewardRatio),
    subsidyRatio: lesser(subsidyRatio, until.subsidyRatio),
  }
  // An answer that was kept of old does not say it: what was decided last comes then.
  const { day, coming = [{ rewardRatio, subsidyRatio, day }] } = until
  return { now: until, most, toCome: coming }
}

const lesser = (a: bigint, b: bigint) => (a < b ? a : b)
