/** What a member is appointed to, and the pair of ratios that goes with it (ten-thousandths). */
export type Standing = { agent: boolean; site: boolean; rewardRatio: number; subsidyRatio: number }

export const PARTS = ['agent', 'site', 'rewardRatio', 'subsidyRatio'] as const

/** What of it counts: a ratio that is kept of who is appointed to nothing is none. */
export const counting = <Has extends Standing>(it: Has): Has =>
  it.agent || it.site ? it : { ...it, rewardRatio: 0, subsidyRatio: 0 }

export const isSame = (one: Standing, other: Standing): boolean =>
  PARTS.every((part) => one[part] === other[part])

/** What is left out stays; but whoever is newly appointed has no ratio that was kept of an earlier appointment. */
export function changed(was: Standing, to: Partial<Standing>): Standing {
  const is = { ...was, ...to }
  return is.agent || is.site ? { ...counting(was), ...to } : is
}
