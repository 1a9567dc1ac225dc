import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishNotice } from '#server/content/publishNotice.ts'
import { withdrawNotice } from '#server/content/withdrawNotice.ts'
import { openPushing, type Pushing } from './testing/openPushing.ts'
import { walkNotices } from './walkNotices.ts'

const DAY_AND_MORE = 25 * 3_600_000

let farm: Pushing
beforeAll(async () => {
  farm = await openPushing()
})
afterAll(() => farm.close())

const publish = (title: string) =>
  farm.service.db.inTx((tx) => {
    const now = farm.service.clock.now()
    const texts = { title: { en: title, zh: '公告' }, body: { en: 'Text', zh: '文' } }
    return publishNotice(tx, { ...texts, pinned: false, publishedAt: now, now })
  })

/** Walks until nothing is left, and sends. */
async function walk() {
  while ((await walkNotices(farm.service.world)) > 0);
  while ((await farm.send()) > 0);
}

test('a notice reaches each browser once, and none that came later or slept too long', async () => {
  farm.service.pass(DAY_AND_MORE)
  await walk()
  const { browser } = await farm.subscribed()
  const old = await publish('Too old')
  farm.service.pass(DAY_AND_MORE)
  await walk()
  expect(browser.arrived.map(({ message }) => message.id)).not.toContain(`n${old}`)

  const id = await publish('Maintenance')
  await Promise.all([walkNotices(farm.service.world), walkNotices(farm.service.world)])
  const late = await farm.subscribed()
  await walk()
  await walk()
  expect(browser.arrived.filter(({ message }) => message.id === `n${id}`)).toMatchObject([
    {
      headers: { urgency: 'low' },
      message: {
        title: 'New notice',
        body: 'Maintenance',
        url: `/#/pages/home/noticeInfo?id=${id}`,
      },
    },
  ])
  expect(late.browser.arrived).toEqual([])
})

test('while thousands of a notice wait no more are added, so that nobody’s own news is long behind them', async () => {
  await walk()
  const { db, world, clock } = farm.service
  await farm.subscribed()
  await db.inTx(
    (tx) => tx`
      insert into push (subscription_id, member_id, message, kind, ref_id, at, due_at)
      select -n, -n, 'n0', 'notice', 0, ${clock.now()}, ${clock.now()} from generate_series(1, 5000) n`,
  )
  const id = await publish('To everybody')
  expect(await walkNotices(world)).toBe(0)
  await db.inTx((tx) => tx`delete from push where subscription_id = -1`)
  expect(await walkNotices(world)).toBeGreaterThan(0)
  const added = await db.inTx((tx) => tx`select 1 from push where message = ${`n${id}`}`)
  expect(added.length).toBeGreaterThan(0)
  await walk()
})

test('a notice that is withdrawn before its push is sent is not sent', async () => {
  const { browser } = await farm.subscribed()
  const id = await publish('By mistake')
  while ((await walkNotices(farm.service.world)) > 0);
  await farm.service.db.inTx((tx) => withdrawNotice(tx, id, farm.service.clock.now()))
  await walk()
  expect(browser.arrived.map(({ message }) => message.id)).not.toContain(`n${id}`)
})
