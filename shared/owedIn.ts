type Owed = { members: bigint; rewardPool: bigint; activity: bigint; unclaimed: bigint }

/** Everything that is owed in a coin, base units; fees are the house's own (decisions §3). */
export function owedIn(coin: Owed): bigint {
  const { members, rewardPool, activity, unclaimed } = dueIn(coin)
  return members + rewardPool + activity + unclaimed
}

/**
 * What is owed to whom in a coin, base units. A pot below zero, as after a reorganisation that took back what was paid out
 * of it, owes nothing: what it lacks is taken off nobody's due. `members` has each member below zero as nothing already.
 */
export const dueIn = ({ members, rewardPool, activity, unclaimed }: Owed): Owed => ({
  members,
  rewardPool: due(rewardPool),
  activity: due(activity),
  unclaimed,
})

const due = (pot: bigint) => (pot > 0n ? pot : 0n)
