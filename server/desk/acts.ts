import type { DeskPath } from '#shared/desk/index.ts'
import { ads } from './content/ads.ts'
import { article } from './content/article.ts'
import { articles } from './content/articles.ts'
import { dropArticle } from './content/dropArticle.ts'
import { hideAd } from './content/hideAd.ts'
import { notice } from './content/notice.ts'
import { notices } from './content/notices.ts'
import { publishArticle } from './content/publishArticle.ts'
import { publishNotice } from './content/publishNotice.ts'
import { saveAd } from './content/saveAd.ts'
import { saveArticle } from './content/saveArticle.ts'
import { saveNotice } from './content/saveNotice.ts'
import { withdrawNotice } from './content/withdrawNotice.ts'
import type { DeskAct } from './DeskAct.ts'
import { audit } from './figures/audit.ts'
import { audits } from './figures/audits.ts'
import { day } from './figures/day.ts'
import { dayLines } from './figures/dayLines.ts'
import { days } from './figures/days.ts'
import { entries } from './figures/entries.ts'
import { journal } from './figures/journal.ts'
import { solvency } from './figures/solvency.ts'
import { addFunding } from './funds/addFunding.ts'
import { arrivals } from './funds/arrivals.ts'
import { funding } from './funds/funding.ts'
import { matchUnclaimed } from './funds/matchUnclaimed.ts'
import { unclaimed } from './funds/unclaimed.ts'
import { confirmGrant } from './grants/confirmGrant.ts'
import { grant } from './grants/grant.ts'
import { grants } from './grants/grants.ts'
import { refuseGrant } from './grants/refuseGrant.ts'
import { health } from './health/health.ts'
import { pauses } from './health/pauses.ts'
import { setPause } from './health/setPause.ts'
import { appoint } from './members/appoint.ts'
import { asMember } from './members/asMember.ts'
import { endPassword } from './members/endPassword.ts'
import { endSessions } from './members/endSessions.ts'
import { freeze } from './members/freeze.ts'
import { invitation } from './members/invitation.ts'
import { member } from './members/member.ts'
import { members } from './members/members.ts'
import { tree } from './members/tree.ts'
import { unfreeze } from './members/unfreeze.ts'
import { orders } from './orders/orders.ts'
import { dropParameter } from './parameters/dropParameter.ts'
import { parameterHistory } from './parameters/parameterHistory.ts'
import { parameters } from './parameters/parameters.ts'
import { setParameter } from './parameters/setParameter.ts'
import { bookLoss } from './payouts/bookLoss.ts'
import { makeGood } from './payouts/makeGood.ts'
import { payer } from './payouts/payer.ts'
import { payouts } from './payouts/payouts.ts'
import { resumePayouts } from './payouts/resumePayouts.ts'
import { topUps } from './payouts/topUps.ts'
import { holder } from './people/holder.ts'
import { me } from './people/me.ts'
import { roles } from './people/roles.ts'
import { setRole } from './people/setRole.ts'
import { checkLog } from './records/checkLog.ts'
import { log } from './records/log.ts'
import { approveWithdrawals } from './withdrawals/approveWithdrawals.ts'
import { refuseWithdrawal } from './withdrawals/refuseWithdrawal.ts'
import { resumeWithdrawal } from './withdrawals/resumeWithdrawal.ts'
import { settleHalted } from './withdrawals/settleHalted.ts'
import { withdrawal } from './withdrawals/withdrawal.ts'
import { withdrawals } from './withdrawals/withdrawals.ts'

/** Path to act. A call of the desk without an act here does not compile. */
export const acts: { [P in DeskPath]: DeskAct<P> } = {
  'operator/me': me,
  'operator/roles': roles,
  'operator/holder': holder,
  'operator/setRole': setRole,
  'operator/log': log,
  'operator/checkLog': checkLog,
  'operator/members': members,
  'operator/member': member,
  'operator/tree': tree,
  'operator/asMember': asMember,
  'operator/freeze': freeze,
  'operator/unfreeze': unfreeze,
  'operator/endSessions': endSessions,
  'operator/endPassword': endPassword,
  'operator/appoint': appoint,
  'operator/invitation': invitation,
  'operator/orders': orders,
  'operator/health': health,
  'operator/pauses': pauses,
  'operator/setPause': setPause,
  'operator/payouts': payouts,
  'operator/resumePayouts': resumePayouts,
  'operator/bookLoss': bookLoss,
  'operator/makeGood': makeGood,
  'operator/withdrawals': withdrawals,
  'operator/withdrawal': withdrawal,
  'operator/approveWithdrawals': approveWithdrawals,
  'operator/refuseWithdrawal': refuseWithdrawal,
  'operator/resumeWithdrawal': resumeWithdrawal,
  'operator/settleHalted': settleHalted,
  'operator/arrivals': arrivals,
  'operator/unclaimed': unclaimed,
  'operator/matchUnclaimed': matchUnclaimed,
  'operator/funding': funding,
  'operator/addFunding': addFunding,
  'operator/grants': grants,
  'operator/grant': grant,
  'operator/confirmGrant': confirmGrant,
  'operator/refuseGrant': refuseGrant,
  'operator/payer': payer,
  'operator/topUps': topUps,
  'operator/notices': notices,
  'operator/notice': notice,
  'operator/saveNotice': saveNotice,
  'operator/publishNotice': publishNotice,
  'operator/withdrawNotice': withdrawNotice,
  'operator/articles': articles,
  'operator/article': article,
  'operator/saveArticle': saveArticle,
  'operator/publishArticle': publishArticle,
  'operator/dropArticle': dropArticle,
  'operator/ads': ads,
  'operator/saveAd': saveAd,
  'operator/hideAd': hideAd,
  'operator/parameters': parameters,
  'operator/parameterHistory': parameterHistory,
  'operator/setParameter': setParameter,
  'operator/dropParameter': dropParameter,
  'operator/solvency': solvency,
  'operator/days': days,
  'operator/day': day,
  'operator/dayLines': dayLines,
  'operator/entries': entries,
  'operator/journal': journal,
  'operator/audit': audit,
  'operator/audits': audits,
}
