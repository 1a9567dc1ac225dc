import { expect, test } from 'vitest'
import type { Call } from './call.ts'
import { calls } from './index.ts'
import { offlinePaths } from './offlinePaths.ts'

/** The 34 paths of specification §7. */
const SPECIFIED = `
home/parameters home/ad home/notice home/noticeDetail home/columDetail
member/login member/regist member/userInfo member/uploadImg member/modifyUserInfo member/referenceList
member/miners member/mining member/minersList member/miningList member/modifyMiners member/modifyMining
member/fengyunList member/sendRegistCode
product/pledge product/order product/pledgeData product/bTCWPledge product/bTCWPledgeBefter
asset/transfer asset/transferTo asset/transferFrom asset/cash asset/cashRecord asset/flowRecord asset/miningFlowRecord
password/sendRetrieveCode password/retrievePassword password/modifyPassword`
  .trim()
  .split(/\s+/)

const ADDED = `
member/logout member/walletNonce member/walletLogin member/payee member/sendEmailCode member/ratioChanges
member/inbox member/inboxRead asset/cashCancel asset/cashAddresses asset/keptAside asset/statement asset/statementLines asset/balanceProof home/solvency home/proofs home/changes
product/pledgeTicket product/openTicket product/ticketHash push/subscribe push/unsubscribe`
  .trim()
  .split(/\s+/)

test('the contract holds the 34 specified calls and the added ones, no others', () => {
  expect(SPECIFIED).toHaveLength(34)
  expect(Object.keys(calls).toSorted()).toEqual([...SPECIFIED, ...ADDED].toSorted())
})

test('the service worker keeps the answers of exactly the calls that the contract marks', () => {
  const marked = Object.entries<Call>(calls).flatMap(([path, call]) => (call.offline ? [path] : []))
  expect([...offlinePaths].toSorted()).toEqual(marked.toSorted())
})
