import type { Tx } from '#server/db/Tx.ts'
import { ancestorsOn } from '#server/tree/ancestorsOn.ts'
import { earnersAbove } from './earnersAbove.ts'

/** One row for each earner above a member, of the part of the ratio that is paid (ten-thousandths): `place` keeps the order of the walk. */
export type Above = { member: string; earner: string; type: string; ratio: number; place: number }

const WALKS = { community_reward: 'rewardRatio', mining_subsidy: 'subsidyRatio' } as const

/** Who earns with the orders of each of these members in the distribution of a day, on both walks. */
export async function earnersOn(
  tx: Tx,
  day: string,
  members: readonly string[],
): Promise<(member: string) => Above[]> {
  const tree = await ancestorsOn(tx, day, members)
  const walks = Object.entries(WALKS).map(
    ([type, walk]) => [type, earnersAbove(tree, walk)] as const,
  )
  return (member) =>
    walks.flatMap(([type, earners]) =>
      earners(member).map(({ id, ratio }, i) => ({
        member,
        earner: id,
        type,
        ratio,
        place: i + 1,
      })),
    )
}
