import type { Locator, Page } from '@playwright/test'
import { expect, newMember, signIn, test } from './app.ts'
import { invitedBy } from './operator.ts'
import { row } from './team.ts'

test.use({ viewport: { width: 320, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

const boxOf = (part: Locator) =>
  part.evaluate((it) => it.getBoundingClientRect().toJSON() as DOMRect)

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

/** Has the team's first member called so, in what the app hears. */
const call = (page: Page, nickname: string) =>
  page.route('**/api/member/referenceList', async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    Object.assign(json.result.list[0], { nickname })
    await route.fulfill({ response, json })
  })

test('a name without a space stays beside its picture', async ({ page, db }) => {
  const inviter = await newMember(db)
  await invitedBy(db, inviter)
  await signIn(page, inviter)
  const nickname = 'W'.repeat(30)
  await call(page, nickname)
  await page.goto('/#/pages/community/index')
  const they = row(page, { nickname })
  const [picture, words] = await Promise.all([
    boxOf(they.locator('> :nth-child(1)')),
    boxOf(they.locator('> :nth-child(2)')),
  ])
  expect(words.left).toBeGreaterThan(picture.right)
  expect(words.right).toBeLessThanOrEqual(320)
})
