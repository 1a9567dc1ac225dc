/** What operators can pause, each by itself. */
export const PAUSABLE = ['staking', 'transfers', 'withdrawals'] as const
export type Pausable = (typeof PAUSABLE)[number]
