import { randomUUID } from 'node:crypto'
import type { DeskPath } from '#shared/desk/index.ts'
import type { Role } from '#shared/desk/roles.ts'

type Row = {
  /** Who may, written out: it is held against what the contract says. */
  may: readonly Role[]
  /** What is sent; no fields where nothing stands here. */
  body?: (member: string) => object
  /** The code for those who may, 200 where nothing stands here. */
  says?: number
}

const EVERYBODY = ['operator', 'reviewer', 'treasurer', 'editor', 'auditor'] as const
const REVIEWERS = ['operator', 'reviewer', 'treasurer', 'auditor'] as const
const TREASURERS = ['operator', 'treasurer', 'auditor'] as const
const WRITERS = ['operator', 'editor'] as const
const READ_TEXTS = ['operator', 'editor', 'auditor'] as const
const reason = 'asked by the test'
const of = (memberId: string) => ({ memberId })
const because = (memberId: string) => ({ memberId, reason })
const both = { en: 'Maintenance', zh: '維護' }
const texts = { title: both, body: both }
const hash = `0x${'5'.repeat(64)}`

/** Every call of the desk: one that is not here does not compile, and fails the test. */
export const deskMatrix: Record<DeskPath, Row> = {
  'operator/me': { may: EVERYBODY },
  'operator/roles': { may: ['operator', 'auditor'] },
  'operator/holder': { may: ['operator', 'auditor'], body: (memberId) => ({ memberId }) },
  'operator/setRole': {
    may: ['operator'],
    body: (memberId) => ({ memberId, role: 'editor', on: true, reason }),
  },
  'operator/log': { may: ['operator', 'auditor'] },
  'operator/checkLog': { may: ['operator', 'auditor'] },
  'operator/members': { may: REVIEWERS, body: () => ({ keywords: 'member' }) },
  'operator/member': { may: REVIEWERS, body: of },
  'operator/tree': { may: REVIEWERS, body: of },
  'operator/asMember': {
    may: ['operator', 'auditor'],
    body: (memberId) => ({ memberId, path: 'member/userInfo', reason }),
  },
  'operator/freeze': {
    may: ['operator'],
    body: () => ({ memberId: '999999999', reason }),
    says: 400,
  },
  'operator/unfreeze': { may: ['operator'], body: because },
  'operator/endSessions': {
    may: ['operator'],
    body: () => ({ memberId: '999999999', reason }),
    says: 400,
  },
  'operator/endPassword': {
    may: ['operator'],
    body: () => ({ memberId: '999999999', reason }),
    says: 400,
  },
  'operator/appoint': {
    may: ['operator'],
    body: (memberId) => ({ memberId, agent: true, rewardRatio: '0.1', reason }),
  },
  'operator/invitation': { may: ['operator', 'auditor'] },
  'operator/orders': { may: REVIEWERS },
  'operator/health': { may: EVERYBODY },
  'operator/pauses': { may: EVERYBODY },
  'operator/setPause': {
    may: ['operator'],
    body: () => ({ what: 'transfers', on: true, reason: { en: reason, zh: '測試' } }),
  },
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
  'operator/notices': { may: READ_TEXTS },
  'operator/notice': { may: READ_TEXTS, body: () => ({ id: '1' }) },
  'operator/saveNotice': { may: WRITERS, body: () => ({ ...texts, pinned: false }) },
  'operator/publishNotice': {
    may: WRITERS,
    body: () => ({ id: '1', revision: 99 }),
    says: 400,
  },
  'operator/withdrawNotice': {
    may: WRITERS,
    body: () => ({ id: '1', revision: 99, reason }),
    says: 400,
  },
  'operator/articles': { may: READ_TEXTS },
  'operator/article': { may: READ_TEXTS, body: () => ({ key: 'protocol' }) },
  'operator/saveArticle': {
    may: WRITERS,
    body: () => ({ ...texts, key: `k${randomUUID().slice(0, 8)}` }),
  },
  'operator/publishArticle': {
    may: WRITERS,
    body: () => ({ key: 'protocol', revision: 99 }),
    says: 400,
  },
  'operator/dropArticle': {
    may: WRITERS,
    body: () => ({ key: 'protocol', revision: 99 }),
    says: 400,
  },
  'operator/ads': { may: READ_TEXTS },
  'operator/saveAd': {
    may: WRITERS,
    body: () => ({ title: both, image: '/ads/a.webp', link: null, place: 0, shown: false }),
  },
  'operator/hideAd': { may: WRITERS, body: () => ({ id: '1', revision: 99 }), says: 400 },
  'operator/parameters': { may: TREASURERS },
  'operator/parameterHistory': { may: TREASURERS },
  'operator/setParameter': {
    may: ['operator', 'treasurer'],
    body: () => ({ name: 'luck', value: '1', seen: null, reason }),
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
}
