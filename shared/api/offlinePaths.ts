/**
 * The calls marked `offline` in the contract, told to the service worker without the contract's schemas: it starts before
 * anything is shown, and reads no answer.
 */
export const offlinePaths = [
  'home/parameters',
  'home/ad',
  'home/notice',
  'home/noticeDetail',
  'home/columDetail',
  'home/changes',
  'home/solvency',
  'home/proofs',
  'member/userInfo',
  'member/referenceList',
  'member/minersList',
  'member/miningList',
  'member/ratioChanges',
  'member/fengyunList',
  'member/inbox',
  'product/pledgeData',
  'product/order',
  'asset/transferTo',
  'asset/transferFrom',
  'asset/cashRecord',
  'asset/flowRecord',
  'asset/miningFlowRecord',
  'asset/balanceProof',
  'asset/statement',
  'asset/statementLines',
] as const
