import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from './app.ts'

/** How far the letters of each of two lines reach, in pixels from the left: nothing else tells it of a text area. */
async function reaches(area: Locator): Promise<number[]> {
  const { data, info } = await sharp(await area.screenshot())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const isLit = (x: number, y: number) => (data[y * info.width + x] ?? 0) > 140
  const half = Math.floor(info.height / 2)
  return [0, half].map((top) => {
    const columns = Array.from({ length: info.width }, (_, x) => x)
    const lit = (x: number) =>
      Array.from({ length: half }, (_, y) => y + top).some((y) => isLit(x, y))
    return columns.findLast(lit) ?? 0
  })
}

for (const width of [390, 1280]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 844 }, deviceScaleFactor: 1, isMobile: width < 900 })

    test('an address in its field takes one line, or two of one length', async ({
      page,
      member,
    }) => {
      await page.goto('/#/pages/withdrawal/index')
      const area = page.getByRole('textbox', { name: 'Wallet address' })
      await area.fill(member.account)
      await area.blur()
      const [first = 0, second = 0] = await reaches(area)
      expect(first).toBeGreaterThan(100)
      expect(second / first).toBeGreaterThan(0.8)
    })
  })
}
