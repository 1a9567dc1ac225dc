import type { DeskCall } from '#shared/desk/deskCall.ts'
import { type DeskPath, desk } from '#shared/desk/index.ts'

const DECIDED = ['operator/withdrawals', 'operator/withdrawal', 'operator/health'] as const

const MEMBER = ['operator/member', 'operator/members'] as const

/** What each act makes out of date, beside the log. A new act that writes has a line here. */
const STALE: Partial<Record<DeskPath, readonly DeskPath[]>> = {
  'operator/setRole': ['operator/roles', 'operator/me'],
  'operator/approveWithdrawals': DECIDED,
  'operator/refuseWithdrawal': DECIDED,
  'operator/resumeWithdrawal': DECIDED,
  'operator/settleHalted': DECIDED,
  'operator/resumePayouts': ['operator/payouts', 'operator/health'],
  'operator/freeze': MEMBER,
  'operator/unfreeze': MEMBER,
  'operator/endSessions': MEMBER,
  'operator/endPassword': MEMBER,
  'operator/appoint': [...MEMBER, 'operator/tree'],
  'operator/setPause': ['operator/pauses'],
  'operator/matchUnclaimed': ['operator/unclaimed', 'operator/arrivals'],
  'operator/addFunding': ['operator/funding', 'operator/arrivals'],
  'operator/grant': ['operator/grants'],
  'operator/confirmGrant': ['operator/grants'],
  'operator/refuseGrant': ['operator/grants'],
  'operator/bookLoss': ['operator/payouts', 'operator/health'],
}

/** Every act that writes leaves its line in the log. */
export const stale = () =>
  Object.fromEntries(
    Object.entries<DeskCall>(desk)
      .filter(([, { writes }]) => writes)
      .map(([path]) => [path, [...(STALE[path as DeskPath] ?? []), 'operator/log']]),
  ) as Partial<Record<DeskPath, DeskPath[]>>
