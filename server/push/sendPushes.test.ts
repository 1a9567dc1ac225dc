import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { endSession } from '#server/members/endSession.ts'
import { freeze } from '#server/members/freeze.ts'
import { hashOfToken } from '#server/members/hashOfToken.ts'
import { openSession } from '#server/members/openSession.ts'
import { setPassword } from '#server/members/setPassword.ts'
import { type Enrolled, enrol } from '#server/testing/enrol.ts'
import { openPushing, type Pushing } from './testing/openPushing.ts'

let farm: Pushing
beforeAll(async () => {
  farm = await openPushing()
})
afterAll(() => farm.close())
afterEach(async () => {
  farm.pushes.say({ status: 201 })
  await farm.service.db.inTx((tx) => tx`delete from push`)
})

const ends: Record<string, (ann: Enrolled) => Promise<unknown>> = {
  'that has signed out': ({ token }) =>
    farm.service.db.inTx((tx) => endSession(tx, hashOfToken(token))),
  'whose password was changed': ({ id }) => farm.service.db.inTx((tx) => setPassword(tx, id, 'x')),
  'that was frozen': ({ id }) =>
    farm.service.db.inTx((tx) =>
      freeze(tx, { member: id, reason: 'x', now: farm.service.clock.now() }),
    ),
  'from whom the chain took money back': ({ id }) =>
    farm.service.db.inTx((tx) => tx`update member set frozen_at = now() where id = ${id}`),
  'that unsubscribed': async () => {},
}

test.each(Object.entries(ends))('a browser of a member %s gets nothing more', async (how, end) => {
  const { ann, browser } = await farm.subscribed()
  await farm.tell(ann)
  if (how === 'that unsubscribed') {
    const { endpoint } = browser.subscription
    await farm.service.call('push/unsubscribe', { endpoint }, { token: ann.token })
  } else await end(ann)
  await farm.tell(ann)
  await farm.send()
  expect(browser.arrived).toEqual([])
  expect(await farm.waiting()).toBe(0)
})

test('a browser where another member signs in gets only what is that one’s', async () => {
  const { ann, browser } = await farm.subscribed()
  const bob = await enrol(farm.service)
  await farm.tell(ann)
  await farm.subscribe(bob, browser)
  await farm.tell(ann)
  await farm.tell(bob)
  await farm.send()
  expect(browser.arrived.map(({ message }) => message.member)).toEqual([bob.id])
})

test('a browser that nothing can be encrypted for is given up, and keeps nobody else from a push', async () => {
  const { ann: eve, browser: broken } = await farm.subscribed()
  const { ann, browser } = await farm.subscribed()
  await farm.service.db.inTx(
    (tx) => tx`update push_subscription set auth = 'x' where member_id = ${eve.id}`,
  )
  await farm.tell(eve)
  await farm.tell(ann)
  await farm.send()
  expect(broken.arrived).toEqual([])
  expect(browser.arrived).toHaveLength(1)
  expect(await farm.waiting()).toBe(0)
})

test('what only the member did itself, at this moment, is no push', async () => {
  const { ann, browser } = await farm.subscribed()
  await farm.tell(ann, { quiet: true })
  await farm.send()
  expect(browser.arrived).toEqual([])
})

test('a push is encrypted for its browser alone and signed for its push service', async () => {
  const { ann, browser } = await farm.subscribed()
  const order = await farm.tell(ann)
  await farm.send()
  const [{ headers, message, claims } = { headers: {}, message: undefined, claims: undefined }] =
    browser.arrived
  expect(message).toEqual({
    id: expect.stringMatching(/^m\d+$/),
    member: ann.id,
    title: 'Pledge ended, principal returned',
    body: `Order 26112${order} has ended. Its principal is back in your balance.`,
    url: `/#/pages/staking/my?id=${order}`,
    unread: 1,
  })
  expect(claims).toMatchObject({
    aud: farm.pushes.url,
    sub: 'mailto:ops@bitwave.invalid',
    key: farm.vapid.publicKey,
  })
  const lasts = (claims?.exp ?? 0) - Date.now() / 1_000
  expect(lasts).toBeGreaterThan(0)
  expect(lasts).toBeLessThanOrEqual(86_400)
  expect(headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    ttl: '86400',
    urgency: 'normal',
    topic: message?.id,
  })
})

test('each browser is spoken to in its own language', async () => {
  const { ann, browser } = await farm.subscribed('zh-TW')
  const other = farm.pushes.browser()
  await farm.subscribe(ann, other, 'en-GB')
  await farm.tell(ann)
  await farm.send()
  expect(browser.arrived[0]?.message.title).toBe('質押已結束，本金已返還')
  expect(other.arrived[0]?.message.title).toBe('Pledge ended, principal returned')
})

test('of 50 services that send at once each push is sent by one', async () => {
  const { ann, browser } = await farm.subscribed()
  for (let i = 0; i < 20; i += 1) await farm.tell(ann)
  await Promise.all(Array.from({ length: 50 }, farm.send))
  expect(browser.arrived).toHaveLength(20)
  expect(new Set(browser.arrived.map(({ message }) => message.id)).size).toBe(20)
})

test('nobody is followed who sends a push elsewhere', async () => {
  const { ann, browser } = await farm.subscribed()
  const elsewhere = farm.pushes.browser()
  farm.pushes.say({ status: 307, headers: { location: elsewhere.subscription.endpoint } })
  await farm.tell(ann)
  await farm.send()
  expect(browser.arrived).toHaveLength(1)
  expect(elsewhere.arrived).toEqual([])
})

test('a sign-in that is too old gets nothing more', async () => {
  const ann = await enrol(farm.service)
  const { token } = await farm.service.db.inTx((tx) =>
    openSession(tx, ann.id, farm.service.clock.now()),
  )
  const browser = farm.pushes.browser()
  await farm.subscribe({ ...ann, token }, browser)
  farm.service.pass(31 * 24 * 3_600_000)
  await farm.tell(ann)
  await farm.send()
  expect(browser.arrived).toEqual([])
})
