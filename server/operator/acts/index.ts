import type { Act } from '#server/operator/Act.ts'
import { adHide, adList, adSave } from './ad.ts'
import { memberAgent, memberRatios, memberSite } from './appoint.ts'
import { arrivalList } from './arrival.ts'
import { articleDrop, articleList, articlePublish, articleSave, articleShow } from './article.ts'
import { memberAs } from './as-member.ts'
import { audit, auditList } from './audit.ts'
import { backup } from './backup.ts'
import {
  withdrawalApprove,
  withdrawalRefuse,
  withdrawalResume,
  withdrawalSettle,
} from './decide-withdrawal.ts'
import { dayList, dayShow, entries, journalShow, solvency } from './figures.ts'
import { fundActivity, fundList, fundRevenue } from './fund.ts'
import { grant, grantConfirm, grantList, grantRefuse } from './grant.ts'
import { health } from './health.ts'
import { invitation } from './invitation.ts'
import { log, logCheck } from './log.ts'
import { memberFind, memberFreeze, memberShow, memberTree, memberUnfreeze } from './member.ts'
import {
  noticeDraft,
  noticeEdit,
  noticeList,
  noticePublish,
  noticeShow,
  noticeWithdraw,
} from './notice.ts'
import { orderList, orderShow } from './order.ts'
import { parameterDrop, parameterHistory, parameterList, parameterSet } from './parameter.ts'
import { memberPassword, memberSessions } from './password.ts'
import { pause, pauseList, resume } from './pause.ts'
import { payerShow, payerTopUps } from './payer.ts'
import { payoutGood, payoutLoss, payoutResume, payoutShow } from './payout.ts'
import { restore } from './restore.ts'
import { memberRole, roleList } from './role.ts'
import { unclaimedAssign, unclaimedList } from './unclaimed.ts'
import { withdrawalList, withdrawalShow } from './withdrawal.ts'

/** Everything that the operator's command can do, in the order of its help. */
export const acts: readonly Act[] = [
  fundRevenue,
  fundActivity,
  fundList,
  grant,
  grantList,
  grantConfirm,
  grantRefuse,
  noticeDraft,
  noticePublish,
  noticeEdit,
  noticeWithdraw,
  noticeShow,
  noticeList,
  articleSave,
  articlePublish,
  articleDrop,
  articleShow,
  articleList,
  adSave,
  adHide,
  adList,
  parameterList,
  parameterSet,
  parameterDrop,
  parameterHistory,
  memberFind,
  memberShow,
  memberTree,
  memberAs,
  memberFreeze,
  memberUnfreeze,
  memberRole,
  memberAgent,
  memberSite,
  memberRatios,
  memberPassword,
  memberSessions,
  roleList,
  orderList,
  orderShow,
  withdrawalList,
  withdrawalShow,
  withdrawalApprove,
  withdrawalRefuse,
  withdrawalResume,
  withdrawalSettle,
  payerShow,
  payerTopUps,
  payoutShow,
  payoutResume,
  payoutLoss,
  payoutGood,
  arrivalList,
  unclaimedList,
  unclaimedAssign,
  health,
  pause,
  resume,
  pauseList,
  invitation,
  solvency,
  dayList,
  dayShow,
  entries,
  journalShow,
  audit,
  auditList,
  log,
  logCheck,
  backup,
  restore,
]
