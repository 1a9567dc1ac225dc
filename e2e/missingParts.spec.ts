import type { Page } from '@playwright/test'
import { expect, test } from './app.ts'
import { atRest } from './atRest.ts'
import { strip } from './offlineStrip.ts'
import { STATES } from './states.ts'

const notSaved = (page: Page) => page.getByRole('main').getByText('Not saved on this device')
const again = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' })

/**
 * Screens of several parts: from what to what, over a part that is missing, it is as far as before once that is there. Of Home's
 * beginning to its clocks: what is below has more lines where somebody has a long name.
 */
const SPANS = {
  'home/index': [['', /^Ranking week ends/]],
  'staking/my': [['', 'Active']],
  'community/index': [['', 'Agents']],
  // An article is as long as it was written.
  'service/index': [],
} as const

type Words = string | RegExp

/** How far apart the beginnings of two things are; of nothing, that of the screen's content: the strip is above it. */
async function apart(page: Page, [from, to]: readonly [Words, Words]) {
  const main = page.getByRole('main')
  const topOf = async (words: Words) => {
    const box = await (words ? main.getByText(words).first() : main).boundingBox()
    if (!box) throw new Error(`${words} is not there`)
    return box.y
  }
  return (await topOf(to)) - (await topOf(from))
}

const allApart = (page: Page, spans: (typeof SPANS)[keyof typeof SPANS]) =>
  Promise.all(spans.map((span) => apart(page, span)))

for (const [path, spans] of Object.entries(SPANS)) {
  test(`where nothing of ${path} is saved that is said once, and what comes moves nothing`, async ({
    page,
    context,
    member: _,
  }) => {
    await page.setViewportSize({ width: 320, height: 844 })
    await STATES['cannot reach the service'](context, '**/api/**')
    await page.goto(`/#/pages/${path}`)
    await expect(notSaved(page)).toBeVisible()
    await atRest(page)
    await expect(notSaved(page)).toHaveCount(1)
    await expect(strip(page)).toHaveText('Offline')
    const before = await allApart(page, spans)
    await context.unroute('**/api/**')
    // One asks for all of them.
    await again(page).click()
    await expect(strip(page)).toHaveCount(0)
    await expect(notSaved(page)).toHaveCount(0)
    await atRest(page)
    expect(await allApart(page, spans)).toEqual(before)
  })
}

test('where one part is there, each that is missing says so, and that what is seen may be old', async ({
  page,
  context,
  member: _,
}) => {
  await STATES['cannot reach the service'](context, /\/api\/(home\/notice|member\/fengyunList)$/)
  await page.goto('/#/pages/home/index')
  await expect(page.getByText('Staked in the pool', { exact: true })).toBeVisible()
  await expect(notSaved(page)).toHaveCount(2)
  await STATES['cannot reach the service'](context, '**/api/**')
  await page.evaluate(() => dispatchEvent(new Event('offline')))
  await expect(strip(page)).toHaveText('Offline · what you see may be out of date')
  await expect(notSaved(page)).toHaveCount(2)
})
