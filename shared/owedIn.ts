type Owed = { members: bigint; rewardPool: bigint; activity: bigint; unclaimed: bigint }

/**
 * Everything that is owed in a coin, base units; fees are the house's own (decisions §3). A pot below zero, as after a
 * reorganisation that took back what was paid out of it, owes nothing: what it lacks is taken off nobody's due.
 */
export const owedIn = ({ members, rewardPool, activity, unclaimed }: Owed): bigint =>
  members + due(rewardPool) + due(activity) + unclaimed

const due = (pot: bigint) => (pot > 0n ? pot : 0n)
