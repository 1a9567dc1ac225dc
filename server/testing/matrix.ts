import { randomBytes } from 'node:crypto'
import type { Path } from '#shared/api/index.ts'
import type { Furnished } from './furnish.ts'
import { makeKeys } from './push-crypto.ts'

export const ROLES = ['member', 'operator', 'agent', 'site'] as const
export type Role = (typeof ROLES)[number]

type Row = {
  /** What a member would send, of its own; no fields where nothing stands here. */
  body?: (own: Furnished) => object
  /** The code that it is answered with, 200 where nothing stands here; by role where it matters who asks. */
  says?: number | Record<Role, number>
  /** Fields that name something of one member's, and what is named so that does not exist. */
  owned?: Partial<Record<string, { of: (member: Furnished) => string; unknown: string }>>
  /** Fields that name what is everybody's to name, and why. */
  open?: Record<string, string>
}

const hex = (bytes: number) => randomBytes(bytes).toString('hex')
const mail = () => `${hex(6)}@bitwave.invalid`
const pledge = { coin: 'BTCWT', amount: '10', planId: 'd30' }
const outside = '0x000000000000000000000000000000000000dEaD'

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
const picture = () => {
  const form = new FormData()
  form.set('file', new Blob([Buffer.from(PIXEL, 'base64')]), 'a.png')
  return form
}

const unknown = '999999999999999999'
const ofTeam = { memberId: { of: ({ appointed }: Furnished) => appointed, unknown } }
/** Only an agent's reward ratio appoints agents, only a site's subsidy ratio sites: being an operator gives nothing here. */
const agents = { says: { member: 403, operator: 403, agent: 200, site: 403 }, owned: ofTeam }
const sites = { says: { member: 403, operator: 403, agent: 403, site: 200 }, owned: ofTeam }
const forAgents = { rewardRatio: '0.0200', subsidyRatio: '0' }
const forSites = { rewardRatio: '0', subsidyRatio: '0.0200' }

/** Every call of the contract: one that is not here does not compile, and fails the test. */
export const matrix: Record<Path, Row> = {
  'home/parameters': {},
  'home/ad': {},
  'home/notice': {},
  'home/noticeDetail': { body: () => ({ id: '1' }), open: { id: 'notices are for everybody' } },
  'home/columDetail': { body: () => ({ key: 'protocol' }) },
  'home/changes': {},
  // Where no chain is followed, nobody is told what the pool holds.
  'home/solvency': { says: 400 },
  'home/proofs': {},
  'member/login': { body: ({ account }) => ({ account, password: 'heron-lake-42' }), says: 400 },
  'member/regist': {
    body: () => ({
      nickname: 'Ann',
      email: mail(),
      code: '123456',
      password: 'heron-lake-42',
      inviteCode: 'ABC234',
      account: outside,
    }),
    says: 400,
  },
  'member/sendRegistCode': { body: () => ({ email: mail() }) },
  'member/walletNonce': { body: () => ({ account: outside }) },
  'member/walletLogin': { body: () => ({ message: 'x', signature: '0x00' }), says: 400 },
  'password/sendRetrieveCode': { body: () => ({ email: mail() }) },
  'password/retrievePassword': {
    body: () => ({ email: mail(), code: '123456', password: 'heron-lake-42' }),
    says: 400,
  },
  'password/modifyPassword': {
    body: () => ({ oldPassword: 'heron-lake-42', password: 'heron-lake-43' }),
    says: 400,
  },
  'member/userInfo': {},
  'member/uploadImg': { body: picture },
  'member/modifyUserInfo': {
    body: () => ({ nickname: 'Ann' }),
    owned: { avatar: { of: (it) => it.picture, unknown: `/avatars/${hex(32)}.webp` } },
  },
  'member/sendEmailCode': { body: () => ({ email: mail() }) },
  'member/referenceList': { owned: ofTeam },
  'member/miners': { ...agents, body: ({ plain }) => ({ memberId: plain, ...forAgents }) },
  'member/mining': { ...sites, body: ({ plain }) => ({ memberId: plain, ...forSites }) },
  'member/minersList': {},
  'member/miningList': {},
  'member/modifyMiners': {
    ...agents,
    body: ({ appointed }) => ({ memberId: appointed, ...forAgents }),
  },
  'member/modifyMining': {
    ...sites,
    body: ({ appointed }) => ({ memberId: appointed, ...forSites }),
  },
  'member/ratioChanges': {},
  'member/fengyunList': {},
  'member/inbox': {},
  'member/inboxRead': { body: () => ({ upTo: '2026-11-21T00:00:00.000Z' }) },
  'member/logout': {},
  'member/payee': { body: ({ plain }) => ({ keyword: plain }) },
  'product/pledgeData': {},
  'product/pledge': { body: () => pledge },
  'product/bTCWPledgeBefter': { body: () => pledge },
  'product/bTCWPledge': {
    body: ({ order }) => ({ orderId: order, hash: `0x${hex(32)}` }),
    owned: { orderId: { of: ({ order }) => order, unknown } },
  },
  'product/pledgeTicket': {
    body: ({ payable }) => ({ orderId: payable }),
    owned: { orderId: { of: ({ payable }) => payable, unknown } },
  },
  // Whoever holds a ticket may use it, signed in or not.
  'product/openTicket': { body: ({ ticket }) => ({ ticket }) },
  'product/ticketHash': { body: ({ ticket }) => ({ ticket, hash: `0x${'5'.repeat(64)}` }) },
  'product/order': { owned: { id: { of: ({ order }) => order, unknown } } },
  'asset/transfer': {
    body: ({ plain }) => ({ payeeId: plain, coin: 'BTCW', amount: '1' }),
    open: { payeeId: 'whoever has money may give it to anybody' },
  },
  'asset/transferTo': { owned: { id: { of: ({ sent }) => sent, unknown } } },
  'asset/transferFrom': { owned: { id: { of: ({ received }) => received, unknown } } },
  'asset/cash': { body: () => ({ coin: 'BTCWT', amount: '15', address: outside }) },
  'asset/cashCancel': {
    body: ({ withdrawal }) => ({ withdrawalId: withdrawal }),
    owned: { withdrawalId: { of: ({ withdrawal }) => withdrawal, unknown } },
  },
  'asset/cashAddresses': {},
  'asset/keptAside': {},
  'asset/cashRecord': { owned: { id: { of: ({ withdrawal }) => withdrawal, unknown } } },
  'asset/flowRecord': {},
  'asset/miningFlowRecord': {},
  'asset/balanceProof': {},
  'asset/statement': {},
  'asset/statementLines': { body: () => ({ coin: 'BTCW', bucket: 'available', page: 0 }) },
  'push/subscribe': {
    body: () => ({
      endpoint: `https://push.invalid/${hex(8)}`,
      keys: makeKeys().keys,
    }),
  },
  'push/unsubscribe': { body: () => ({ endpoint: `https://push.invalid/${hex(8)}` }) },
}
