import { expect, test } from './app.ts'
import { heldBack } from './heldBack.ts'

test.use({ viewport: { width: 390, height: 420 } })

test('who has scrolled the sign-in before its scripts have come stays there when they are', async ({
  page,
}) => {
  const release = await heldBack(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Sign in', exact: true }).scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(0)

  // Asked for once the app has taken the page over.
  const taken = page.waitForRequest('**/assets/screens-*.js')
  release()
  await taken
  expect(await page.evaluate(() => scrollY)).toBe(before)
})
