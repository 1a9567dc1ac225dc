import type { Locator } from '@playwright/test'
import { expect, signIn, test } from './app.ts'
import { newFarmer } from './farmer.ts'

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

/** Pixels of the ring round what the keyboard is on that lie beyond the window, or are clipped off above or below by what holds it. */
const cut = (part: Locator) =>
  part.evaluate((it) => {
    const { top, bottom, left, right } = it.getBoundingClientRect()
    const { outlineOffset, outlineWidth } = getComputedStyle(it)
    const ring = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)
    const ends = [bottom + ring - innerHeight, ring - left, right + ring - innerWidth]
    for (let on = it.parentElement; on; on = on.parentElement) {
      const [, above, , below] =
        /inset\((\S+)px (\S+)px (\S+)px/.exec(getComputedStyle(on).clipPath) ?? []
      const room = on.getBoundingClientRect()
      if (above) ends.push(room.top + Number(above) - (top - ring))
      if (below) ends.push(bottom + ring - (room.bottom - Number(below)))
    }
    return Math.max(0, ...ends)
  })

test('the ring of what the keyboard is on is seen whole: a tab, and a figure among facts', async ({
  page,
  db,
}) => {
  await signIn(page, await newFarmer(db))
  await page.goto('/#/pages/user/index')
  const figure = page.locator('[data-figure="account.staked"]').first()
  await expect(figure).toBeVisible()
  await page.keyboard.press('Tab')
  const tabs = await page.getByRole('navigation', { name: 'Main areas' }).getByRole('link').all()
  expect(tabs).toHaveLength(4)
  for (const part of [figure, ...tabs]) {
    await part.focus()
    await expect(part).toHaveCSS('outline-style', 'solid')
    expect.soft(await cut(part), await part.innerText()).toBe(0)
  }
})
