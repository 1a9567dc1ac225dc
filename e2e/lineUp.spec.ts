import { expect, test } from './app.ts'

test.use({ viewport: { width: 320, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-TW' })

  test('a link of a few characters is not broken in two, however wide the phone', async ({
    page,
    member,
  }) => {
    expect(member.id).toBeTruthy()
    await page.goto('/#/pages/staking/index')
    const link = page.getByRole('link', { name: '質押協議' })
    await expect(link).toBeVisible()
    // Where its sentence is broken depends on the width: each of these lines ends somewhere else.
    const widths = Array.from({ length: 45 }, (_, n) => 320 - 4 * n)
    const lines = await link.evaluate((it, all) => {
      const words = it.closest('label') ?? document.body
      return all.map((width) => {
        words.style.width = `${width}px`
        return it.getClientRects().length
      })
    }, widths)
    expect(lines).toEqual(widths.map(() => 1))
  })
})
