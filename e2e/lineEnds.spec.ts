import type { Page } from '@playwright/test'
import { expect, test } from './app.ts'
import { brokenWidths } from './brokenWidths.ts'

test.use({ viewport: { width: 320, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

/** Lines of more than one that end in a single character, its full stop not counted. */
const lonelyEnds = (page: Page) =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('p, li')].flatMap((it) => {
      const range = document.createRange()
      range.selectNodeContents(it)
      const rects = [...range.getClientRects()]
      const letter = Number.parseFloat(getComputedStyle(it).fontSize)
      const bottom = Math.max(...rects.map((rect) => rect.bottom))
      const last = rects.filter((rect) => rect.bottom > bottom - letter)
      const end = last.reduce((sum, { width }) => sum + width, 0)
      return rects.length > last.length && end < 2.5 * letter ? [it.textContent] : []
    }),
  )

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-TW' })

  test('a day in a sentence is not broken in two, however wide the phone', async ({
    page,
    member: _,
  }) => {
    await page.goto('/#/pages/staking/index')
    const sentence = page.getByText(/將鎖定至/)
    await expect(sentence).toBeVisible()
    expect(await brokenWidths(sentence, /\d+年\d+月\d+日/)).toEqual([])
  })

  test('no character is alone on the last line of a text', async ({ page, member: _ }) => {
    for (const path of ['user/proof', 'user/article', 'set/changePwd', 'home/info']) {
      await page.goto(`/#/pages/${path}`)
      await expect(page.getByRole('status', { name: /^載入中/ })).toHaveCount(0)
      await expect(page.getByRole('main').locator('p:not(:empty), li').first()).toBeVisible()
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 })
        expect.soft(await lonelyEnds(page), `${path} at ${width}`).toEqual([])
      }
    }
  })
})
