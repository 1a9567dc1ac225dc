import { expect, test } from './app.ts'

const QUESTION = 'What would I get if I left today?'

for (const width of [390, 1280]) {
  test(`a sheet is closed by a finger's size at its top, ${width} wide`, async ({
    page,
    member: _,
  }) => {
    await page.setViewportSize({ width, height: 600 })
    await page.goto('/#/pages/user/index')
    await page.getByRole('button', { name: QUESTION }).click()
    const sheet = page.getByRole('dialog', { name: QUESTION })
    await expect(sheet.getByRole('status', { name: 'Loading' })).toHaveCount(0)
    const close = sheet.getByRole('button', { name: 'Close' })
    await expect(close).toBeInViewport()
    if (width > 900) {
      // A mouse pulls nothing down: the cross stays in sight however far the sheet is scrolled.
      await sheet.evaluate((it) => it.scrollTo(0, it.scrollHeight))
      await expect(close).toBeInViewport({ ratio: 1 })
      const box = await close.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
    await close.click()
    await expect(sheet).toBeHidden()
  })
}
