import { expect, signIn, test } from './app.ts'
import { changeAnswer } from './changeAnswer.ts'
import { newFarmer } from './farmer.ts'

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false })

test('beside many orders what they earned stays in sight', async ({ page, db }) => {
  await signIn(page, await newFarmer(db))
  await changeAnswer(page, 'product/order', ({ list }) => {
    const [one] = list
    if (!one) return
    list.length = 0
    for (let n = 10; n < 40; n += 1) list.push({ ...one, id: `9${n}`, no: `${one.no}${n}` })
  })
  await page.goto('/#/pages/staking/my')
  const earned = page.getByText('Earned so far')
  await expect(page.locator('[data-row="12"]')).toBeAttached()
  await expect(earned).toBeInViewport()
  await page.mouse.move(900, 500)
  await page.mouse.wheel(0, 900)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  await expect(earned).toBeInViewport()
})
