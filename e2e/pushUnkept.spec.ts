import { expect, test } from './app.ts'
import { choice } from './pushes.ts'

test.use({ serviceWorkers: 'allow' })

test('where the wish for pushes cannot be kept none are asked for: nobody could switch them off again', async ({
  page,
  member: _,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    Notification.requestPermission = () => Promise.resolve('granted')
    PushManager.prototype.subscribe = () => {
      document.documentElement.dataset['asked'] = 'a push service'
      return Promise.reject(new Error('Not reached'))
    }
  })
  await page.goto('/#/pages/set/index')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await expect(choice(page)).toBeEnabled()
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('It is full', 'QuotaExceededError')
    }
  })
  await choice(page).click()
  await expect(page.getByText('This could not be switched on')).toBeVisible()
  await expect(choice(page)).not.toBeChecked()
  expect(await page.evaluate(() => document.documentElement.dataset['asked'])).toBeUndefined()
})
