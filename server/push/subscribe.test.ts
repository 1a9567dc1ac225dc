import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeVapid } from '#devnet/makeVapid.ts'
import { hashOfToken } from '#server/members/hashOfToken.ts'
import { type Enrolled, enrol } from '#server/testing/enrol.ts'
import { openService, ownService, type Service } from '#server/testing/openService.ts'
import { makeKeys } from '#server/testing/push-crypto.ts'
import { waitsForLock } from '#server/testing/waitsForLock.ts'
import { subscribe as subscribeBrowser } from './subscribe.ts'

const vapid = makeVapid()

let service: Service
beforeAll(async () => {
  const push = { ...vapid, subject: 'mailto:ops@bitwave.invalid', hosts: ['fcm.googleapis.com'] }
  service = await openService({ settings: { push } })
})
afterAll(() => service.close())

const endpoint = () => `https://fcm.googleapis.com/fcm/send/${randomBytes(16).toString('hex')}`
const browser = () => ({ endpoint: endpoint(), keys: makeKeys().keys })
const subscribe = ({ token }: Enrolled, body: object) =>
  service.call('push/subscribe', body, { token })

/** Whose browsers there are. */
const all = () =>
  service.db.inTx(
    (tx) => tx<{ id: string; endpoint: string; member: string }>`
      select id, endpoint, member_id as member from push_subscription order by id`,
  )
const ofMember = async ({ id }: Enrolled) => (await all()).filter(({ member }) => member === id)

const notAddress = 'Push address: Where pushes go is an https address of at most 1000 characters.'
const notService = 'Push notifications through this browser’s push service are not supported.'
const notKeys = 'The browser gave a key for push notifications that is not valid.'

test.each([
  ['no address', 'endpoint', { endpoint: 'x' }, notAddress],
  ['a script', 'endpoint', { endpoint: 'javascript:alert(1)' }, notAddress],
  ['in clear', 'endpoint', { endpoint: 'http://fcm.googleapis.com/x' }, notService],
  ['a private host', 'endpoint', { endpoint: 'https://10.0.0.7/x' }, notService],
  [
    'an address that reads two ways',
    'endpoint',
    { endpoint: 'https:///fcm.googleapis.com/x' },
    notService,
  ],
  ['a metadata service', 'endpoint', { endpoint: 'http://169.254.169.254/latest' }, notService],
  ['too long', 'endpoint', { endpoint: endpoint() + 'x'.repeat(1_000) }, notAddress],
  ['without its keys', 'keys', { keys: {} }, undefined],
  ['no point of the curve', 'keys', { keys: point(Buffer.alloc(64, 1)) }, notKeys],
])(
  'an endpoint that is %s is refused by the name of its field',
  async (_, field, part, message) => {
    const ann = await enrol(service)
    const said = await subscribe(ann, { ...browser(), ...part })
    expect(said).toMatchObject({ code: 400, ...(message && { message }) })
    expect(said.field).toMatch(new RegExp(`^${field}`))
    expect(await ofMember(ann)).toEqual([])
  },
)

function point(halves: Buffer) {
  const p256dh = Buffer.concat([Buffer.from([4]), halves]).toString('base64url')
  return { ...makeKeys().keys, p256dh }
}

test('a farm without keys sends no pushes, says so, and tells browsers of none', async () => {
  const without = await ownService()
  const { token } = await enrol(without)
  const said = await without.call('push/subscribe', browser(), { token })
  expect(said).toMatchObject({ code: 400, message: 'This farm sends no push notifications.' })
  expect((await without.call('home/parameters')).result.parameters.pushKey).toBeNull()
  expect((await service.call('home/parameters')).result.parameters.pushKey).toBe(vapid.publicKey)
})

test('another member’s browser cannot be taken off, and nobody learns whose it is', async () => {
  const [ann, eve] = [await enrol(service), await enrol(service)]
  const hers = browser()
  await subscribe(ann, hers)
  const off = (where: string) =>
    service.letters('push/unsubscribe', { endpoint: where }, { token: eve.token })
  expect(await off(hers.endpoint)).toBe(await off(endpoint()))
  expect(await ofMember(ann)).toHaveLength(1)
})

test('of more than ten browsers the oldest go, however many ask at once', async () => {
  const ann = await enrol(service)
  const first = browser()
  await subscribe(ann, first)
  const others = Array.from({ length: 14 }, browser)
  await Promise.all(others.map((it) => subscribe(ann, it)))
  const left = await ofMember(ann)
  expect(left).toHaveLength(10)
  expect(left.map((it) => it.endpoint)).not.toContain(first.endpoint)
})

test('a browser that asks again stays one, and its new keys count', async () => {
  const ann = await enrol(service)
  const mine = browser()
  for (let i = 0; i < 3; i += 1) expect((await subscribe(ann, mine)).code).toBe(200)
  const again = { ...mine, keys: makeKeys().keys }
  await subscribe(ann, again)
  const [row] = await service.db.inTx(
    (tx) => tx<{ p256dh: string; n: number }>`
      select p256dh, (count(*) over ())::int as n from push_subscription where endpoint = ${mine.endpoint}`,
  )
  expect(row).toEqual({ p256dh: again.keys.p256dh, n: 1 })
})

test('a browser belongs to one member, the last that signed in there', async () => {
  const [ann, bob] = [await enrol(service), await enrol(service)]
  const shared = browser()
  await subscribe(ann, shared)
  await subscribe(bob, shared)
  expect(await ofMember(ann)).toEqual([])
  expect(await ofMember(bob)).toHaveLength(1)
})

test('of two members at one instant the later one has the browser, as it was told', async () => {
  const [ann, bob] = [await enrol(service), await enrol(service)]
  const shared = browser()
  const asking = (of: Enrolled) => ({
    member: of.id,
    tokenHash: hashOfToken(of.token),
    locale: 'en' as const,
    hosts: ['fcm.googleapis.com'],
    now: service.clock.now(),
  })
  const { late } = await service.db.inTx(async (tx) => {
    await subscribeBrowser(tx, asking(ann), shared)
    const late = service.db.inTx((other) => subscribeBrowser(other, asking(bob), shared))
    await expect.poll(() => waitsForLock(service.db)).toBe(true)
    return { late }
  })
  await late
  expect(await ofMember(bob)).toHaveLength(1)
  expect(await ofMember(ann)).toEqual([])
})

test('whoever asks without end is told to wait', async () => {
  const ann = await enrol(service)
  const mine = browser()
  const codes: number[] = []
  for (let i = 0; i < 31; i += 1) codes.push((await subscribe(ann, mine)).code)
  expect(codes.filter((code) => code === 200)).toHaveLength(30)
  expect(codes.at(-1)).toBe(400)
})
