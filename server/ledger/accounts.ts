/** An account of the chart (docs/ledger.md). `owner` is a member's id, or '0' for the house. */
export type Account = {
  readonly owner: string
  readonly code:
    | 'available'
    | 'staked'
    | 'withdrawing'
    | 'treasury'
    | 'gas'
    | 'reward_pool'
    | 'activity'
    | 'fees'
    | 'unclaimed'
    | 'lost'
}

const HOUSE = '0'

/** What a member can spend. */
export const available = (member: string): Account => ({ owner: member, code: 'available' })
/** What a member has pledged. */
export const staked = (member: string): Account => ({ owner: member, code: 'staked' })
/** What a member has asked to be paid out. */
export const withdrawing = (member: string): Account => ({ owner: member, code: 'withdrawing' })

/** Mirror of the pool contract's balance, below zero by what the contract holds. */
export const treasury: Account = { owner: HOUSE, code: 'treasury' }
/** Mirror of the paying wallet's balance, below zero by what that wallet holds. */
export const gas: Account = { owner: HOUSE, code: 'gas' }
/** Revenue that arrived and is not paid out yet. */
export const rewardPool: Account = { owner: HOUSE, code: 'reward_pool' }
/** Budget for activity rewards. */
export const activity: Account = { owner: HOUSE, code: 'activity' }
/** Fees that members paid. */
export const fees: Account = { owner: HOUSE, code: 'fees' }
/** Money whose sender is nobody we know. */
export const unclaimed: Account = { owner: HOUSE, code: 'unclaimed' }
/** What left the pool and nobody accounts for, below zero by that. */
export const lost: Account = { owner: HOUSE, code: 'lost' }
