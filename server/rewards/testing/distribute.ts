/** What the model knows of an order and of a member. */
type ModelOrder = { id: string; member: string; weight: bigint }
type ModelMember = {
  inviter: string | null
  agent: boolean
  site: boolean
  rewardRatio: bigint
  subsidyRatio: bigint
}
export type ModelLine = { owner: string; order: string; type: string; amount: bigint }

type Day = {
  revenue: bigint
  shares: { staking: bigint; community: bigint; subsidy: bigint }
  orders: readonly ModelOrder[]
  members: ReadonlyMap<string, ModelMember>
}

/** A day's distribution as decisions §4 tells it, order by order and step by step: what the database must agree with. */
export function distribute({ revenue, shares, orders, members }: Day): ModelLine[] {
  const total = orders.reduce((sum, { weight }) => sum + weight, 0n)
  if (total === 0n) return []
  return orders
    .flatMap(({ id, member, weight }) => [
      {
        owner: member,
        order: id,
        type: 'staking_reward',
        amount: (revenue * shares.staking * weight) / (total * 10_000n),
      },
      ...earned(members, member).map(({ owner, type, ratio }) => {
        const share = type === 'community_reward' ? shares.community : shares.subsidy
        return {
          owner,
          order: id,
          type,
          amount: (revenue * share * weight * ratio) / (total * 100_000_000n),
        }
      }),
    ])
    .filter(({ amount }) => amount > 0n)
}

/** Step by step up the inviters, with the highest ratios met so far. */
function earned(members: Day['members'], member: string) {
  const parts: { owner: string; type: string; ratio: bigint }[] = []
  let [community, subsidy] = [0n, 0n]
  for (let at = members.get(member)?.inviter; at; at = members.get(at)?.inviter) {
    const {
      agent = false,
      site = false,
      rewardRatio = 0n,
      subsidyRatio = 0n,
    } = members.get(at) ?? {}
    if (agent && rewardRatio > community) {
      parts.push({ owner: at, type: 'community_reward', ratio: rewardRatio - community })
      community = rewardRatio
    }
    if (site && subsidyRatio > subsidy) {
      parts.push({ owner: at, type: 'mining_subsidy', ratio: subsidyRatio - subsidy })
      subsidy = subsidyRatio
    }
  }
  return parts
}
