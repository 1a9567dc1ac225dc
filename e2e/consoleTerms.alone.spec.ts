import { expect, signIn } from './app.ts'
import { judge } from './look.ts'
import { ask, field, review, setAnew, sheetOf, standing, withTreasurer } from './parameters.ts'

const WHY = 'Gas has become dearer'

withTreasurer.use({ viewport: { width: 390, height: 844 } })
withTreasurer.describe.configure({ timeout: 120_000 })

withTreasurer(
  'what pledges earn is set a day ahead, as the form proposes, and not from now on',
  async ({ page, treasurer }) => {
    await signIn(page, treasurer)
    await setAnew(page, 'shares')
    await expect(page.getByRole('radio', { name: 'From a moment on' })).toBeChecked()
    await field(page, 'Share of community rewards in a day’s revenue').fill('10.5')
    await page.getByLabel('Reason').fill(WHY)
    await page.getByRole('radio', { name: 'From now' }).press('Space')
    await review(page)
    await expect(sheetOf(page).getByText('It is set a day ahead at the earliest.')).toBeVisible()
    await sheetOf(page).getByRole('button', { name: 'Set it now' }).click()
    await expect(sheetOf(page).getByText('This changes what pledges earn.')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('radio', { name: 'From a moment on' }).press('Space')
    await review(page)
    await expect(sheetOf(page).getByText('12% → 10.5%')).toBeVisible()
    await sheetOf(page).getByRole('button', { name: 'Set it for then' }).click()
    await expect(sheetOf(page)).toBeHidden()
    const { coming } = await standing(treasurer, 'shares')
    expect(coming).toMatchObject([{ value: { community: '0.1050' } }])
    for (const { id } of coming)
      await ask(treasurer, 'operator/dropParameter', { id, reason: 'As before' })
  },
)

withTreasurer(
  'a term that is to come is told to members before, taken back with a reason, and never comes',
  async ({ page, treasurer }) => {
    await signIn(page, treasurer)
    await setAnew(page, 'plans')
    await page.getByLabel('Days of one more term').fill('45')
    await page.getByRole('button', { name: 'Add the term' }).click()
    await field(page, 'Weight of the 45-day term').fill('1.2')
    await field(page, 'Smallest pledge for the 45-day term').fill('25')
    await page.getByRole('radio', { name: 'From a moment on' }).press('Space')
    await page.getByRole('textbox', { name: 'Holds from' }).fill('2030-01-01T00:00')
    await page.getByLabel('Reason').fill('A term for the new year')
    await review(page)
    await expect(sheetOf(page).getByText('new → 45 days')).toBeVisible()
    await expect(sheetOf(page).getByText('Holds for new orders alone.')).toBeVisible()
    await sheetOf(page).getByRole('button', { name: 'Set it for then' }).click()
    await expect(sheetOf(page)).toBeHidden()

    await page.goto('/#/pages/console/index')
    await expect(page.getByRole('link', { name: /^Parameters.*to come/ })).toBeVisible()
    await page.goto('/#/pages/home/changes')
    await expect(page.getByRole('heading', { name: 'Not in force yet', level: 2 })).toBeVisible()
    await expect(page.getByText('Weight of the 45-day term')).toBeVisible()
    const part = page.getByRole('main')
    await judge(page, { name: 'en', width: 390, part, where: 'the rule changes' })

    await page.goto('/#/pages/console/parameters?name=plans')
    await page.getByRole('button', { name: /^Take back what comes on/ }).click()
    await sheetOf(page).getByLabel('Reason').fill('The vote went the other way')
    await sheetOf(page).getByRole('button', { name: 'Take it back' }).click()
    await expect(sheetOf(page)).toBeHidden()
    await expect(page.getByText('Nothing is planned')).toBeVisible()
    await page
      .getByRole('button', { name: /Taken back/ })
      .first()
      .click()
    await expect(sheetOf(page).getByText('The vote went the other way')).toBeVisible()
    await page.goto('/#/pages/home/changes')
    // What was asked for a moment ago is not asked for again before two seconds have passed.
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Rule changes' })).toBeVisible()
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
    await expect(page.getByText('45-day term')).toHaveCount(0)
    expect((await standing(treasurer, 'plans')).coming).toEqual([])
  },
)
