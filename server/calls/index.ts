import type { calls, Path } from '#shared/api/index.ts'
import { balanceProof } from './asset/balanceProof.ts'
import { cash } from './asset/cash.ts'
import { cashAddresses } from './asset/cashAddresses.ts'
import { cashCancel } from './asset/cashCancel.ts'
import { cashRecord } from './asset/cashRecord.ts'
import { flowRecord } from './asset/flowRecord.ts'
import { keptAside } from './asset/keptAside.ts'
import { miningFlowRecord } from './asset/miningFlowRecord.ts'
import { statement } from './asset/statement.ts'
import { statementLines } from './asset/statementLines.ts'
import { transfer } from './asset/transfer.ts'
import { transferFrom } from './asset/transferFrom.ts'
import { transferTo } from './asset/transferTo.ts'
import type { Handler } from './Handler.ts'
import { ad } from './home/ad.ts'
import { changes } from './home/changes.ts'
import { columDetail } from './home/columDetail.ts'
import { notice } from './home/notice.ts'
import { noticeDetail } from './home/noticeDetail.ts'
import { parameters } from './home/parameters.ts'
import { proofs } from './home/proofs.ts'
import { solvency } from './home/solvency.ts'
import { fengyunList } from './member/fengyunList.ts'
import { inbox } from './member/inbox.ts'
import { inboxRead } from './member/inboxRead.ts'
import { login } from './member/login.ts'
import { logout } from './member/logout.ts'
import { miners } from './member/miners.ts'
import { minersList } from './member/minersList.ts'
import { mining } from './member/mining.ts'
import { miningList } from './member/miningList.ts'
import { modifyMiners } from './member/modifyMiners.ts'
import { modifyMining } from './member/modifyMining.ts'
import { modifyUserInfo } from './member/modifyUserInfo.ts'
import { payee } from './member/payee.ts'
import { ratioChanges } from './member/ratioChanges.ts'
import { referenceList } from './member/referenceList.ts'
import { regist } from './member/regist.ts'
import { sendEmailCode } from './member/sendEmailCode.ts'
import { sendRegistCode } from './member/sendRegistCode.ts'
import { uploadImg } from './member/uploadImg.ts'
import { userInfo } from './member/userInfo.ts'
import { walletLogin } from './member/walletLogin.ts'
import { walletNonce } from './member/walletNonce.ts'
import { modifyPassword } from './password/modifyPassword.ts'
import { retrievePassword } from './password/retrievePassword.ts'
import { sendRetrieveCode } from './password/sendRetrieveCode.ts'
import { bTCWPledge } from './product/bTCWPledge.ts'
import { bTCWPledgeBefter } from './product/bTCWPledgeBefter.ts'
import { openTicket } from './product/openTicket.ts'
import { order } from './product/order.ts'
import { pledge } from './product/pledge.ts'
import { pledgeData } from './product/pledgeData.ts'
import { pledgeTicket } from './product/pledgeTicket.ts'
import { ticketHash } from './product/ticketHash.ts'
import { subscribe } from './push/subscribe.ts'
import { unsubscribe } from './push/unsubscribe.ts'

type Answered = {
  [P in Path]: (typeof calls)[P] extends { later: true } ? never : P
}[Path]

/** Path to answer. A call in the contract without an answer here does not compile, unless it is marked `later`. */
export const handlers: { [P in Answered]: Handler<P> } = {
  'home/parameters': parameters,
  'home/ad': ad,
  'home/notice': notice,
  'home/noticeDetail': noticeDetail,
  'home/columDetail': columDetail,
  'home/changes': changes,
  'home/solvency': solvency,
  'home/proofs': proofs,
  'member/login': login,
  'member/regist': regist,
  'member/sendRegistCode': sendRegistCode,
  'member/userInfo': userInfo,
  'member/uploadImg': uploadImg,
  'member/modifyUserInfo': modifyUserInfo,
  'member/sendEmailCode': sendEmailCode,
  'member/referenceList': referenceList,
  'member/miners': miners,
  'member/mining': mining,
  'member/minersList': minersList,
  'member/miningList': miningList,
  'member/modifyMiners': modifyMiners,
  'member/modifyMining': modifyMining,
  'member/ratioChanges': ratioChanges,
  'member/fengyunList': fengyunList,
  'member/inbox': inbox,
  'member/inboxRead': inboxRead,
  'member/logout': logout,
  'member/walletNonce': walletNonce,
  'member/walletLogin': walletLogin,
  'member/payee': payee,
  'product/pledgeData': pledgeData,
  'product/pledge': pledge,
  'product/bTCWPledgeBefter': bTCWPledgeBefter,
  'product/bTCWPledge': bTCWPledge,
  'product/order': order,
  'product/pledgeTicket': pledgeTicket,
  'product/openTicket': openTicket,
  'product/ticketHash': ticketHash,
  'asset/transfer': transfer,
  'asset/transferTo': transferTo,
  'asset/transferFrom': transferFrom,
  'asset/cash': cash,
  'asset/cashCancel': cashCancel,
  'asset/cashAddresses': cashAddresses,
  'asset/keptAside': keptAside,
  'asset/cashRecord': cashRecord,
  'asset/flowRecord': flowRecord,
  'asset/miningFlowRecord': miningFlowRecord,
  'asset/balanceProof': balanceProof,
  'asset/statement': statement,
  'asset/statementLines': statementLines,
  'password/sendRetrieveCode': sendRetrieveCode,
  'password/retrievePassword': retrievePassword,
  'password/modifyPassword': modifyPassword,
  'push/subscribe': subscribe,
  'push/unsubscribe': unsubscribe,
}
