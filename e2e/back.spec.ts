import { expect, test } from './app.ts'

test('the foot of a screen is there when its top is, and the way back leads to where it was left', async ({
  page,
  member: _,
}) => {
  await page.goto('/#/pages/home/index')
  await page.getByRole('link', { name: 'Account', exact: true }).tap()
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Account')
  const last = page.getByRole('link', { name: 'Service' })
  await last.waitFor()
  const left = await page.evaluate(scrollDown)
  expect(left).toBeGreaterThan(500)

  await last.tap()
  await expect(title).toHaveText('Service')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.getByRole('link', { name: 'Back' }).tap()
  await expect(title).toHaveText('Account')
  expect(await page.evaluate(() => scrollY)).toBe(left)
  await expect(last).toBeInViewport()

  await page.reload()
  await expect(last).toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBe(left)
})

test('an address typed in is an entry like any other', async ({ page, member: _ }) => {
  await page.goto('/#/pages/home/index')
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Bitwave')
  await page.evaluate(() => {
    location.hash = '#/pages/user/index'
  })
  await expect(title).toHaveText('Account')
  const last = page.getByRole('link', { name: 'Service' })
  await last.waitFor()
  const left = await page.evaluate(scrollDown)
  await last.tap()
  await expect(title).toHaveText('Service')
  await page.getByRole('link', { name: 'Back' }).tap()
  await expect(title).toHaveText('Account')
  expect(await page.evaluate(() => scrollY)).toBe(left)
  await page.goBack()
  await expect(title).toHaveText('Bitwave')
})

/** Runs in the page: down to its end. Answers where that is, once the app has heard of it as of a person's scrolling. */
const scrollDown = () =>
  new Promise<number>((resolve) => {
    addEventListener('scroll', () => resolve(scrollY), { once: true })
    scrollTo(0, document.documentElement.scrollHeight)
  })
