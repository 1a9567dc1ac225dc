import type { Page } from '@playwright/test'
import { post } from './api.ts'
import { expect, type Member, newMember, signIn, test } from './app.ts'
import { browserOf } from './browserOf.ts'
import { newHolder } from './desk.ts'
import { ask, opened, sheetOf, WHY } from './grants.ts'
import { LANGUAGES } from './look.ts'

/** The member's line of the history. */
const lineOf = (page: Page, { nickname }: Member) =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`${nickname}(?!\\d)`) })

test('a grant above the limit waits: whoever asked cannot confirm it, another person can, and the member sees it', async ({
  page,
  browser,
  db,
}) => {
  test.setTimeout(150_000)
  const { first, second, member } = await opened(db, '1000.5')
  await signIn(page, first)
  await ask(page, member, { amount: '1000.5', says: 'It waits up to 7 days' })
  await expect(sheetOf(page)).toBeHidden()
  const waiting = page.getByRole('region', { name: 'Waiting for another person' })
  await expect(waiting).toContainText('1,000.5 BTCW')
  await expect(waiting).toContainText('You asked for it: another person has to confirm it.')
  const confirm = { name: `Confirm the grant to ${member.nickname}`, exact: true }
  await expect(waiting.getByRole('button', confirm)).toHaveCount(0)
  const { result } = await post(first, 'operator/grants', {})
  const { id } = result.list.find((it: { askedBy: string }) => it.askedBy === `member ${first.id}`)
  expect((await post(first, 'operator/confirmGrant', { id })).message).toMatch('You asked for')

  const desk = await browserOf(browser, second)
  await desk.goto('/#/pages/console/index')
  await desk.getByRole('link', { name: /^Grants/ }).click()
  await desk.getByRole('button', confirm).click()
  await expect(sheetOf(desk)).toContainText(WHY)
  await expect(sheetOf(desk)).toContainText('it cannot be taken back')
  await sheetOf(desk).getByRole('button', { name: 'Confirm and give it' }).click()
  await expect(sheetOf(desk)).toBeHidden()
  // What waited leaves its place a moment after the answer.
  await expect(lineOf(desk, member)).toHaveCount(1)
  await lineOf(desk, member).click()
  await expect(sheetOf(desk)).toContainText(`UID ${second.id}`)
  await sheetOf(desk).getByRole('link', { name: 'In the log' }).click()
  await expect(desk.getByRole('button', { name: `grant ${id}` })).toHaveCount(2)
  await desk.getByRole('button', { name: 'Grant confirmed' }).click()
  await expect(sheetOf(desk).getByText('1,000.5 BTCW')).toBeVisible()
  await desk.context().close()

  const theirs = await browserOf(browser, member)
  await theirs.goto('/#/pages/billList/index')
  await expect(theirs.getByText('Activity reward', { exact: true })).toBeVisible()
  await expect(theirs.getByText('+1,000.5').first()).toBeVisible()
  await theirs.context().close()
})

test('what one person may give is given at once; what is refused gives nothing and says why', async ({
  page,
  db,
}) => {
  test.setTimeout(120_000)
  const { first, second, member } = await opened(db, '12')
  await signIn(page, first)
  await ask(page, member, { amount: '12', says: 'It is given at once' })
  await expect(sheetOf(page)).toBeHidden()
  const given = lineOf(page, member)
  await expect(given).toContainText('Given')

  const asked = { memberId: member.id, coin: 'BTCW', amount: '5000', reason: 'Too much by far' }
  expect((await post(second, 'operator/grant', asked)).code).toBe(200)
  await page.getByRole('button', { name: 'Refresh' }).click()
  const refuse = { name: `Refuse the grant to ${member.nickname}`, exact: true }
  await page.getByRole('button', refuse).click()
  await sheetOf(page).getByLabel('Reason').fill('One zero too many')
  await sheetOf(page).getByRole('button', { name: 'Refuse it' }).click()
  await expect(sheetOf(page)).toBeHidden()
  await given.filter({ hasText: 'Refused' }).click()
  await expect(sheetOf(page)).toContainText('One zero too many')
})

test('nobody is given a grant by themselves, and who only reads is offered none', async ({
  page,
  browser,
  db,
}) => {
  const treasurer = await newHolder(db, 'treasurer')
  await signIn(page, treasurer)
  await page.goto(`/#/pages/console/grants?to=${treasurer.id}`)
  await expect(sheetOf(page)).toContainText('This is you: somebody else has to give it.')
  const reads = await browserOf(browser, await newHolder(db, 'auditor'))
  await reads.goto('/#/pages/console/grants')
  await expect(reads.getByText('Activity budget').first()).toBeVisible()
  await expect(reads.getByRole('button', { name: 'Give a grant' })).toHaveCount(0)
  await reads.context().close()
})

test('where what can be given does not come, the sheet says so and asks again', async ({
  page,
  db,
}) => {
  const [treasurer, member] = [await newHolder(db, 'treasurer'), await newMember(db)]
  await signIn(page, treasurer)
  const isTerms = (body: string | null) => body?.includes(`"to":"${member.id}"`) ?? false
  await page.route('**/api/operator/grants', (route) =>
    isTerms(route.request().postData()) ? route.fulfill({ status: 500 }) : route.fallback(),
  )
  await page.goto(`/#/pages/console/grants?to=${member.id}`)
  const again = sheetOf(page).getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible({ timeout: 20_000 })
  await page.unroute('**/api/operator/grants')
  await again.click()
  await expect(sheetOf(page).getByLabel('Amount')).toBeVisible()
})

for (const { locale, name } of LANGUAGES) {
  test.describe(`in ${name}`, () => {
    test.use({ locale, viewport: { width: 390, height: 800 } })

    test('what can be given alone stands in a line each on a phone', async ({ page, db }) => {
      await signIn(page, await newHolder(db, 'treasurer'))
      await page.goto('/#/pages/console/grants')
      const terms = page.getByRole('term').filter({ hasText: /alone|單人|單獨/ })
      await expect(terms).toHaveCount(6)
      const lines = await terms.evaluateAll((all) =>
        all.map((it) => it.clientHeight / Number.parseFloat(getComputedStyle(it).lineHeight)),
      )
      for (const many of lines) expect(many).toBeLessThan(1.5)
    })
  })
}

test('who is new at the desk is told from when they can give, and cannot begin before', async ({
  page,
  db,
}) => {
  const [boss, fresh] = [await newHolder(db, 'operator'), await newMember(db)]
  const given = { memberId: fresh.id, role: 'treasurer', on: true, reason: 'Looks after grants' }
  expect((await post(boss, 'operator/setRole', given)).code).toBe(200)
  await signIn(page, fresh)
  await page.goto('/#/pages/console/grants')
  await expect(page.getByText('You are new at the desk, or were let in again')).toBeVisible()
  await expect(page.getByText(/^Nothing until/)).toHaveCount(2)
  const off = ['aria-disabled', 'true'] as const
  await expect(page.getByRole('button', { name: 'Give a grant' })).toHaveAttribute(...off)
  await page.goto(`/#/pages/console/grants?to=${boss.id}`)
  const sheet = sheetOf(page)
  await expect(sheet.getByText('You are new at the desk: you can give this from')).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Give the grant' })).toHaveAttribute(...off)
  await expect(sheet.getByText('It comes out of the activity budget')).toHaveCount(0)
})
