import { EVERYBODY, REVIEWERS, type Rows, reason } from './desk-row.ts'

const of = (memberId: string) => ({ memberId })
const because = (memberId: string) => ({ memberId, reason })

/** Members, who is at the desk, what was done there, and how the farm is. */
export const people = {
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
  'operator/health': { may: EVERYBODY },
  'operator/pauses': { may: EVERYBODY },
  'operator/setPause': {
    may: ['operator'],
    body: () => ({ what: 'transfers', on: true, reason: { en: reason, zh: '測試' } }),
  },
} satisfies Partial<Rows>
