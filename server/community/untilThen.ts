import type { Announced } from '#server/tree/announced.ts'
import type { Standing } from '#server/tree/standing.ts'

/** What is announced for a member, as it is told; null where nothing is. */
export function untilThen(due: Announced | undefined) {
  return due ? { ...told(due), coming: due.coming.map(told) } : null
}

const told = <Has extends Standing>({ rewardRatio, subsidyRatio, ...rest }: Has) => ({
  ...rest,
  rewardRatio: BigInt(rewardRatio),
  subsidyRatio: BigInt(subsidyRatio),
})
