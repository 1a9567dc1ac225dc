import { expect, test } from './app.ts'
import { startAt } from './arriveAt.ts'
import { LANGUAGES } from './look.ts'
import { drawnTiles, IN_LINE } from './tiles.ts'

const FIGURES = ['team.direct', 'team.size', 'team.week']

for (const { locale } of LANGUAGES) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale, contextOptions: { reducedMotion: 'reduce' } })

    test('the three figures of a team are of one size and have room', async ({
      page,
      member: _,
    }) => {
      for (const summary of [
        { direct: 0, team: 0, teamT: '0', weekT: '0' },
        { direct: 24, team: 312, teamT: '86400', weekT: '4100' },
        { direct: 1234, team: 123456, teamT: '9876543', weekT: '123456.78' },
        { direct: 7, team: 999999, teamT: '98765432', weekT: '12345678.91' },
      ]) {
        await page.unroute('**/api/member/referenceList')
        await page.route('**/api/member/referenceList', async (route) => {
          const response = await route.fetch()
          const json = await response.json()
          await route.fulfill({ response, json: { ...json, result: { ...json.result, summary } } })
        })
        await startAt(page, '/#/pages/community/index')
        const size = page.locator('[data-figure="team.size"]')
        await expect(size).toHaveText(summary.team.toLocaleString('en-US'))
        for (const width of [320, 360, 390, 1280]) {
          await page.setViewportSize({ width, height: 844 })
          const at = `${summary.team} at ${width}`
          const { letters, ...drawn } = await drawnTiles(page, FIGURES)
          expect.soft(drawn, at).toEqual(IN_LINE)
          expect.soft(letters, at).toBeGreaterThanOrEqual(12)
        }
      }
    })
  })
}
