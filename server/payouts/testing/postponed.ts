import type { PayerFarm } from './openPayer.ts'

export const pass = (farm: PayerFarm, minutes: number) => farm.pass(minutes * 60_000)

/** Why payouts were said to wait, each time it was said. */
export const alarms = ({ reports }: PayerFarm) =>
  reports.filter(({ event }) => event === 'payout waits').map(({ why }) => why)

/** How many transactions the paying wallet has on the chain. */
export async function paidBy({ chain: { payer } }: PayerFarm) {
  return payer.getTransactionCount({ address: payer.account.address })
}
