import type { BrowserContext } from '@playwright/test'
import { deposit, expect, newMember, test } from './app.ts'
import { keptOn } from './kept.ts'
import { deliver, messageFor, notified, switchOn, toldWorkerWhose } from './pushes.ts'
import { setToken, signInScreen } from './screens.ts'

test.use({ serviceWorkers: 'allow' })

const GENERAL = 'There is something new. Open the app to see what it is.'

/** No browser tool taps a notification: the worker is told of a tap, and does what it does. */
async function tap(context: BrowserContext) {
  const [worker] = context.serviceWorkers()
  await worker?.evaluate(async () => {
    const self = globalThis as unknown as {
      registration: ServiceWorkerRegistration
      NotificationEvent: new (type: string, init: { notification?: Notification }) => Event
    }
    const [notification] = await self.registration.getNotifications()
    const event = new self.NotificationEvent(
      'notificationclick',
      notification ? { notification } : {},
    )
    // Only a browser's own event can hold the worker awake.
    Object.defineProperty(event, 'waitUntil', { value: () => {} })
    globalThis.dispatchEvent(event)
  })
}

test('what cannot be read is shown as something all the same, and leads to the messages', async ({
  page,
  context,
  member: _,
}) => {
  await context.grantPermissions(['notifications'])
  await page.goto('/#/pages/home/index')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await deliver(page, 'no JSON')
  expect(await notified(page)).toHaveLength(1)
  expect((await notified(page))[0]).toMatchObject({ data: '/#/pages/inbox/index' })
})

test('a push is shown to its member, and to nobody after signing out', async ({
  page,
  context,
  member,
  db,
}) => {
  await switchOn(page, context)
  await deliver(page, messageFor(member))
  expect(await notified(page)).toEqual([
    {
      title: 'Withdrawal paid',
      body: 'Withdrawal W-1234 was paid.',
      tag: 'm900',
      data: '/#/pages/withdrawal/record',
    },
  ])
  // Told again it takes the place of the first.
  await deliver(page, { ...messageFor(member), title: 'Told again' })
  expect(await notified(page)).toMatchObject([{ title: 'Told again' }])

  const ended = page.waitForResponse((it) => it.url().endsWith('/api/member/logout'))
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  expect(await (await ended).json()).toMatchObject({ code: 200 })
  await expect(signInScreen(page)).toBeVisible()
  await expect.poll(() => notified(page)).toEqual([])
  await expect.poll(() => keptOn(page)).not.toContain('fcm.googleapis.com')

  await deliver(page, messageFor(member))
  expect(await notified(page)).toMatchObject([{ title: 'Bitwave Farm', body: GENERAL }])

  // The next one on this device is shown nothing of the first.
  const other = await newMember(db)
  await setToken(page, other)
  await page.reload()
  // The sign-in leads on by itself.
  await expect(page.getByText('Staked in the pool', { exact: true })).toBeVisible()
  await switchOn(page, context)
  await expect.poll(() => toldWorkerWhose(page)).toBe(other.id)
  await deliver(page, messageFor(member))
  await deliver(page, { ...messageFor(other), id: 'm901', title: 'For the second' })
  const titles = (await notified(page)).map(({ title }) => title)
  expect(titles.toSorted()).toEqual(['Bitwave Farm', 'For the second'])
})

test('a tap leads the open window to the screen that the push names', async ({
  page,
  context,
  member,
}) => {
  await switchOn(page, context)
  await deliver(page, messageFor(member))
  expect(await notified(page)).toHaveLength(1)
  await tap(context)
  await expect(page).toHaveTitle('Withdrawal record · Bitwave Farm')
  await expect.poll(() => notified(page)).toEqual([])

  await deliver(page, { ...messageFor(member), url: 'https://example.org/#/pages/home/index' })
  expect(await notified(page)).toHaveLength(1)
  await tap(context)
  await expect(page).toHaveTitle('Messages · Bitwave Farm')
})

test('a push that comes while the app is open has it count the new messages', async ({
  page,
  context,
  member,
  db,
}) => {
  await switchOn(page, context)
  await page.goto('/#/pages/home/index')
  const bell = page.getByRole('link', { name: /^Messages/ })
  await expect(bell).toHaveAccessibleName('Messages')
  await deposit(db, member, { coin: 'BTCW', amount: '3' })
  await deliver(page, messageFor(member))
  await expect(bell).toHaveAccessibleName('Messages, 1 new')
})
