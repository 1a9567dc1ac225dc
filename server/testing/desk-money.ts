import { REVIEWERS, type Rows, reason, TREASURERS } from './desk-row.ts'

const hash = `0x${'5'.repeat(64)}`

/** What comes in, is pledged, paid out and set, and the books. */
export const money = {
  'operator/orders': { may: REVIEWERS },
  'operator/payouts': { may: REVIEWERS },
  'operator/resumePayouts': {
    may: ['operator', 'treasurer'],
    body: () => ({ reason }),
    says: 400,
  },
  'operator/bookLoss': {
    may: ['operator'],
    body: () => ({ coin: 'BTCW', amount: '1', reason }),
    says: 400,
  },
  'operator/makeGood': {
    may: ['operator', 'treasurer'],
    body: () => ({ coin: 'BTCW', amount: '1', source: 'fees', reason }),
    says: 400,
  },
  'operator/withdrawals': { may: REVIEWERS },
  'operator/withdrawal': { may: REVIEWERS, body: () => ({ no: '1' }), says: 400 },
  'operator/approveWithdrawals': {
    may: ['operator', 'reviewer'],
    body: () => ({ list: [{ no: '1', revision: 0 }] }),
  },
  'operator/refuseWithdrawal': {
    may: ['operator', 'reviewer'],
    body: () => ({ no: '1', revision: 0, reason }),
    says: 400,
  },
  'operator/settleHalted': {
    may: ['operator', 'reviewer'],
    body: () => ({ no: '1', revision: 0, reason }),
    says: 400,
  },
  'operator/resumeWithdrawal': {
    may: ['operator', 'reviewer'],
    body: () => ({ no: '1', revision: 0 }),
    says: 400,
  },
  'operator/arrivals': { may: TREASURERS },
  'operator/unclaimed': { may: TREASURERS },
  'operator/matchUnclaimed': {
    may: ['operator', 'treasurer'],
    body: (memberId) => ({ hash, memberId, reason }),
    says: 400,
  },
  'operator/funding': { may: TREASURERS },
  'operator/addFunding': {
    may: ['operator', 'treasurer'],
    body: () => ({ address: `0x${'7'.repeat(40)}`, purpose: 'revenue', reason }),
  },
  'operator/payer': { may: TREASURERS },
  'operator/topUps': { may: TREASURERS },
  'operator/grants': { may: TREASURERS },
  'operator/grant': {
    may: ['operator', 'treasurer'],
    body: (memberId) => ({ memberId, coin: 'BTCW', amount: '1', reason }),
    says: 400,
  },
  'operator/confirmGrant': {
    may: ['operator', 'treasurer'],
    body: () => ({ id: '1' }),
    says: 400,
  },
  'operator/refuseGrant': {
    may: ['operator', 'treasurer'],
    body: () => ({ id: '1', reason }),
    says: 400,
  },
  'operator/parameters': { may: TREASURERS },
  'operator/parameterHistory': { may: TREASURERS },
  'operator/setParameter': {
    may: ['operator', 'treasurer'],
    body: () => ({ name: 'luck', value: '1', revision: 0, reason }),
    says: 400,
  },
  'operator/dropParameter': {
    may: ['operator', 'treasurer'],
    body: () => ({ id: '1', reason }),
    says: 400,
  },
  'operator/solvency': { may: TREASURERS },
  'operator/days': { may: TREASURERS },
  'operator/day': { may: TREASURERS, body: () => ({ day: '2026-11-01' }), says: 400 },
  'operator/dayLines': { may: TREASURERS, body: () => ({ day: '2026-11-01' }) },
  'operator/entries': { may: TREASURERS, body: (memberId) => ({ owner: memberId }) },
  'operator/journal': { may: TREASURERS, body: () => ({ id: '999999999' }), says: 400 },
  'operator/audit': { may: TREASURERS },
  'operator/audits': { may: TREASURERS },
} satisfies Partial<Rows>
