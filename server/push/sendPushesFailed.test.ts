import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { claimPushes } from './claimPushes.ts'
import { pushGauges } from './sendPushes.ts'
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

test.each([404, 410])('a browser that is gone (%i) is forgotten', async (status) => {
  const { ann, browser } = await farm.subscribed()
  farm.pushes.say({ status })
  await farm.tell(ann)
  await farm.send()
  expect(await farm.waiting()).toBe(0)
  farm.pushes.say({ status: 201 })
  await farm.tell(ann)
  expect(await farm.send()).toBe(0)
  expect(browser.arrived).toHaveLength(1)
})

test.each([429, 503])(
  'a push service that says %i with a time is asked again after that time',
  async (status) => {
    const { ann, browser } = await farm.subscribed()
    farm.pushes.say({ status, headers: { 'retry-after': '600' } })
    await farm.tell(ann)
    await farm.send()
    farm.service.pass(595_000)
    expect(await farm.send()).toBe(0)
    farm.service.pass(10_000)
    farm.pushes.say({ status: 201 })
    expect(await farm.send()).toBe(1)
    expect(browser.arrived.map(({ message }) => message.id)).toEqual(
      Array(2).fill(browser.arrived[0]?.message.id),
    )
    expect(await farm.waiting()).toBe(0)
  },
)

test('a push service that is down is asked six times, with longer and longer pauses, and no more', async () => {
  const { ann, browser } = await farm.subscribed()
  farm.pushes.say({ status: 500 })
  await farm.tell(ann)
  const failed = () => pushGauges(farm.service.world)['pushes_failed'] ?? 0
  const before = failed()
  const tries: number[] = []
  for (let seconds = 0; seconds < 7_200; seconds += 30) {
    if ((await farm.send()) > 0) tries.push(seconds)
    farm.service.pass(30_000)
  }
  expect(tries).toHaveLength(6)
  const pauses = tries.slice(1).map((at, i) => at - (tries[i] ?? 0))
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
  expect(browser.arrived).toHaveLength(6)
  expect(failed()).toBe(before + 1)
  expect(await farm.waiting()).toBe(0)
})

test('what is a day old is not sent any more: it stands in the inbox', async () => {
  const { ann, browser } = await farm.subscribed()
  await farm.tell(ann)
  farm.service.pass(25 * 3_600_000)
  await farm.send()
  expect(browser.arrived).toEqual([])
  expect(await farm.waiting()).toBe(0)
})

test('a service that died over a push sends it again once its time is over', async () => {
  const { ann, browser } = await farm.subscribed()
  await farm.tell(ann)
  expect(
    await farm.service.db.inTx((tx) => claimPushes(tx, farm.service.clock.now())),
  ).toHaveLength(1)
  expect(await farm.send()).toBe(0)
  farm.service.pass(61_000)
  expect(await farm.send()).toBe(1)
  expect(browser.arrived).toHaveLength(1)
})
