import type { AnyPath } from '#shared/api/index.ts'
import type { DeskCall } from '#shared/desk/deskCall.ts'
import { type DeskPath, desk } from '#shared/desk/index.ts'

const DECIDED = ['operator/withdrawals', 'operator/withdrawal', 'operator/health'] as const

const GRANTED = ['operator/grants', 'operator/health', 'operator/member'] as const

const MEMBER = ['operator/member', 'operator/members'] as const

/** Where first words of two stand, which end with who said them. */
const WORDS = [
  ...DECIDED,
  'operator/grants',
  'operator/unclaimed',
  'operator/funding',
  'operator/payouts',
] as const

const NOTICE = ['operator/notices', 'operator/notice'] as const

const ARTICLE = ['operator/articles', 'operator/article'] as const

const SET = [
  'operator/parameters',
  'operator/parameterHistory',
  'home/parameters',
  'home/changes',
] as const

/** What each act makes out of date, beside the log. A new act that writes has a line here. */
const STALE: Partial<Record<DeskPath, readonly AnyPath[]>> = {
  'operator/setRole': ['operator/roles', 'operator/me', ...WORDS],
  'operator/approveWithdrawals': DECIDED,
  'operator/refuseWithdrawal': DECIDED,
  'operator/resumeWithdrawal': DECIDED,
  'operator/settleHalted': DECIDED,
  'operator/resumePayouts': ['operator/payouts', 'operator/health', 'operator/solvency'],
  'operator/freeze': [...MEMBER, ...WORDS],
  'operator/unfreeze': MEMBER,
  'operator/endSessions': [...MEMBER, ...WORDS],
  'operator/endPassword': [...MEMBER, ...WORDS],
  'operator/appoint': [...MEMBER, 'operator/tree'],
  'operator/setPause': ['operator/pauses', 'home/parameters'],
  'operator/setParameter': SET,
  'operator/dropParameter': SET,
  'operator/matchUnclaimed': [
    'operator/unclaimed',
    'operator/arrivals',
    'operator/grants',
    'operator/health',
  ],
  'operator/addFunding': ['operator/funding', 'operator/arrivals', 'operator/health'],
  'operator/grant': GRANTED,
  'operator/confirmGrant': GRANTED,
  'operator/refuseGrant': GRANTED,
  'operator/audit': ['operator/audits'],
  'operator/bookLoss': ['operator/payouts', 'operator/health', 'operator/solvency'],
  'operator/makeGood': ['operator/payouts', 'operator/grants', 'operator/solvency'],
  'operator/saveNotice': NOTICE,
  'operator/publishNotice': NOTICE,
  'operator/withdrawNotice': NOTICE,
  'operator/saveArticle': ARTICLE,
  'operator/publishArticle': ARTICLE,
  'operator/dropArticle': ARTICLE,
  'operator/saveAd': ['operator/ads'],
  'operator/hideAd': ['operator/ads'],
}

/** Every act that writes leaves its line in the log. */
export const stale = () =>
  Object.fromEntries(
    Object.entries<DeskCall>(desk)
      .filter(([, { writes }]) => writes)
      .map(([path]) => [path, [...(STALE[path as DeskPath] ?? []), 'operator/log']]),
  ) as Partial<Record<DeskPath, AnyPath[]>>
