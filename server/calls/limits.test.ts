import { expect, onTestFinished, test } from 'vitest'
import { furnish } from '#server/testing/furnish.ts'
import { openService, type Service } from '#server/testing/openService.ts'

/** A service whose clock stands still: no bucket gets anything back. */
async function opened(): Promise<Service> {
  const service = await openService()
  onTestFinished(service.close)
  const now = service.clock.now()
  service.world.clock = { ...service.clock, now: () => now }
  return service
}

type Ask = (of: { service: Service; token: string; below: string; n: number }) => Promise<{
  code: number
  message: string
}>

const address = (n: number) => `0x${String(n).padStart(40, '0')}`
const proof = { message: 'nothing of ours', signature: '0x00' }
const guess = { code: '000000', password: 'heron-lake-42' }
const ratios = { rewardRatio: '0.0100', subsidyRatio: '0.0100' }
const tooHigh = { rewardRatio: '0.9000', subsidyRatio: '0.9000' }
const hash = `0x${'ab'.repeat(32)}`

async function openOrder(service: Service, token: string): Promise<{ id: string }> {
  const body = { coin: 'BTCW', amount: '10', planId: 'd30' }
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const { result } = await service.call('product/bTCWPledgeBefter', body, { token, headers })
  return result.order
}

const LIMITED: [what: string, atOnce: number, ask: Ask][] = [
  [
    'texts to sign, of a network',
    30,
    ({ service, n }) => service.call('member/walletNonce', { account: address(n) }),
  ],
  ['signatures, of a network', 30, ({ service }) => service.call('member/walletLogin', proof)],
  [
    'codes tried, of a network, whosever they are',
    30,
    ({ service, n }) =>
      service.call('password/retrievePassword', { email: `${n}@x.example`, ...guess }),
  ],
  [
    'sign-ins tried, of a network, at whichever accounts',
    60,
    ({ service, n }) =>
      service.call('member/login', { account: address(n), password: 'heron-lake-42' }),
  ],
  [
    'changes of a profile',
    30,
    ({ service, token }) => service.call('member/modifyUserInfo', { nickname: 'Ann' }, { token }),
  ],
  [
    'appointments and their changes',
    60,
    ({ service, token, below: memberId }) =>
      service.call('member/modifyMiners', { memberId, ...ratios }, { token }),
  ],
  [
    'changes of what one member is appointed to',
    20,
    ({ service, token, below: memberId, n }) =>
      service.call(
        'member/modifyMiners',
        { memberId, ...ratios, rewardRatio: n % 2 ? '0.1' : '0.11' },
        { token },
      ),
  ],
  [
    'appointments that are refused',
    60,
    ({ service, token, below: memberId }) =>
      service.call('member/miners', { memberId, ...tooHigh }, { token }),
  ],
  [
    'transactions named for an order',
    120,
    async ({ service, token }) => {
      const { result } = await service.call('product/order', {}, { token })
      const order = result.list[0] ?? (await openOrder(service, token))
      return service.call('product/bTCWPledge', { orderId: order.id, hash }, { token })
    },
  ],
  [
    'pages of a statement',
    300,
    ({ service, token }) =>
      service.call(
        'asset/statementLines',
        { coin: 'BTCW', bucket: 'available', page: 0 },
        { token },
      ),
  ],
]

test.each(LIMITED)('%s: %i at once, then to wait is said', async (_, atOnce, ask) => {
  const service = await opened()
  const standing = { agent: true, rewardRatio: 5_000, subsidyRatio: 5_000 }
  const { token, appointed: below } = await furnish(service, { standing })
  await service.db.inTx((tx) => tx`delete from bucket`)
  const messages: string[] = []
  for (let n = 0; n <= atOnce; n += 1) {
    messages.push((await ask({ service, token, below, n })).message)
  }
  const isLate = (message: string) =>
    /^Too many attempts\. Please wait \d+ (?:seconds?|minutes)\.$/.test(message)
  expect(messages.findIndex(isLate)).toBe(atOnce)
})
