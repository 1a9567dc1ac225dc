import type { StoredParameters } from '#shared/desk/shapes.ts'

/** What is in force until an operator sets something else. */
export const defaults: StoredParameters = {
  plans: [
    { id: 'd30', termDays: 30, weight: '1', minAmount: '10' },
    { id: 'd90', termDays: 90, weight: '1.4', minAmount: '10' },
    { id: 'd180', termDays: 180, weight: '1.75', minAmount: '10' },
    { id: 'd360', termDays: 360, weight: '2.1', minAmount: '10' },
  ],
  hashratePerT: '1000000000000',
  shares: { staking: '0.8000', community: '0.1200', subsidy: '0.0500' },
  grades: [
    { grade: 0, teamT: '0' },
    { grade: 1, teamT: '10000' },
    { grade: 2, teamT: '100000' },
    { grade: 3, teamT: '1000000' },
    { grade: 4, teamT: '10000000' },
  ],
  coinSet: [
    {
      symbol: 'BTCW',
      tPerCoin: '10',
      pledge: { balance: true, wallet: true },
      transfer: { enabled: true, min: '0.01', fee: '0.001' },
      withdraw: {
        enabled: true,
        min: '1',
        max: null,
        fee: '0.5',
        autoApproveBelow: '100',
        twoPersonAbove: '10000',
      },
    },
    {
      symbol: 'BTCWT',
      tPerCoin: '1',
      pledge: { balance: true, wallet: true },
      transfer: { enabled: true, min: '1', fee: '0.001' },
      withdraw: {
        enabled: true,
        min: '10',
        max: null,
        fee: '0.5',
        autoApproveBelow: '1000',
        twoPersonAbove: '100000',
      },
    },
  ],
  grantTwoPersonAbove: { BTCW: '1000', BTCWT: '10000' },
  serviceEmail: 'service@bitwave.invalid',
  registrationOpen: true,
  codeCountdown: 60,
}
