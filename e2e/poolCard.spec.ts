import type { Page } from '@playwright/test'
import { expect, test } from './app.ts'
import { startAt } from './arriveAt.ts'
import { changeAnswer } from './changeAnswer.ts'
import { LANGUAGES } from './look.ts'
import { drawnTiles, IN_LINE } from './tiles.ts'

const FIGURES = ['pool.revenue', 'pool.orders', 'pool.power']

/** Lines of a part that begin or end with a dot that should stand between two facts. */
const looseDots = (page: Page) =>
  page.getByRole('button', { name: /check it|查證/ }).evaluate((button) => {
    const letters: { letter: string; top: number }[] = []
    const words = document.createTreeWalker(button, NodeFilter.SHOW_TEXT)
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      for (const [at, letter] of [...(node.nodeValue ?? '')].entries()) {
        const range = document.createRange()
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        const { top } = range.getBoundingClientRect()
        if (letter.trim()) letters.push({ letter, top })
      }
    }
    return letters.filter(({ letter, top }, at) => {
      const beside = [letters[at - 1], letters[at + 1]]
      return letter === '·' && beside.some((it) => Math.abs((it?.top ?? 0) - top) > 8)
    }).length
  })

for (const { locale } of LANGUAGES) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale, contextOptions: { reducedMotion: 'reduce' } })

    test('the three figures of the pool are of one size and have room', async ({
      page,
      member: _,
    }) => {
      for (const [revenue, orders, stakedT] of [
        ['42118.06', 8412, '1280000'],
        ['123456.78', 123456, '999990000'],
        ['98765432.12', 9, '3000'],
        ['1234567.89', 98765, '45670000'],
      ] as const) {
        await page.unroute('**/api/product/pledgeData')
        await changeAnswer(page, 'product/pledgeData', ({ pool }) =>
          Object.assign(pool, { revenue, orders, stakedT }),
        )
        await startAt(page, '/#/pages/home/index')
        const shown = page.locator('[data-figure="pool.orders"]')
        await expect(shown).toContainText(orders.toLocaleString('en-US'))
        for (const width of [320, 360, 390, 1280]) {
          await page.setViewportSize({ width, height: 844 })
          const at = `${revenue} at ${width}`
          const { letters, ...drawn } = await drawnTiles(page, FIGURES)
          expect.soft(drawn, at).toEqual(IN_LINE)
          expect.soft(letters, at).toBeGreaterThanOrEqual(12)
        }
      }
    })

    test('no line about the reserves begins or ends with a dot', async ({ page, member: _ }) => {
      const asOf = new Date(Date.now() - 47 * 60_000).toISOString()
      await changeAnswer(page, 'home/solvency', (coins) => {
        for (const coin of coins) Object.assign(coin, { asOf, coverage: '1' })
      })
      await page.goto('/#/pages/home/index')
      const reserves = page.getByRole('button', { name: /check it|查證/ })
      await expect(reserves).toContainText(/4[678] (minutes ago|分鐘前)/)
      for (let width = 300; width <= 400; width += 5) {
        await page.setViewportSize({ width, height: 844 })
        expect.soft(await looseDots(page), `at ${width}`).toBe(0)
      }
    })
  })
}
