import type { Page } from '@playwright/test'
import type { DeskPath, DeskResult } from '#shared/desk/index.ts'
import { post } from './api.ts'
import { expect, type Member, newMember, signIn, test } from './app.ts'
import { newHolder } from './desk.ts'
import { judge } from './look.ts'

const WHY = 'Gas has become dearer'
type Standing = DeskResult<'operator/parameters'>['list'][number]

const ask = async <P extends DeskPath>(who: Member, path: P, body: object) =>
  (await post(who, path, body as never)).result as DeskResult<P>

async function standing(who: Member, name: string): Promise<Standing> {
  const { list } = await ask(who, 'operator/parameters', {})
  const found = list.find((it) => it.name === name)
  if (!found) throw new Error(`no parameter ${name}`)
  return found
}

const sheetOf = (page: Page) => page.getByRole('dialog')

/** Opens the form of a parameter. */
async function setAnew(page: Page, name: string) {
  await page.goto(`/#/pages/console/parameters?name=${name}`)
  await page.getByRole('button', { name: 'Set anew' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Set anew: /)
}

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })

async function review(page: Page) {
  await page.getByRole('button', { name: 'Look at the difference' }).click()
}

/** What other specs count on is put back, whatever happens. */
const withTreasurer = test.extend<{ treasurer: Member }>({
  treasurer: async ({ db }, use) => {
    const treasurer = await newHolder(db, 'treasurer')
    const names = ['coinSet', 'shares', 'plans'] as const
    const before = await Promise.all(names.map((name) => standing(treasurer, name)))
    await use(treasurer)
    for (const { name, value } of before) {
      const { value: now, newest: seen } = await standing(treasurer, name)
      if (JSON.stringify(now) !== JSON.stringify(value))
        await ask(treasurer, 'operator/setParameter', { name, value, seen, reason: 'As before' })
    }
  },
})

withTreasurer.use({ viewport: { width: 390, height: 844 } })
withTreasurer.describe.configure({ timeout: 120_000 })

withTreasurer(
  'a fee is set from now on once its difference was seen, and a member in another browser pays it',
  async ({ page, browser, db, treasurer }) => {
    await signIn(page, treasurer)
    await setAnew(page, 'coinSet')
    await review(page)
    await expect(page.getByText('Say why, in 3 to 500 characters.')).toBeVisible()
    await page.getByLabel('Reason').fill(WHY)
    await review(page)
    await expect(page.getByText('Nothing is changed yet.')).toBeVisible()
    await field(page, 'Withdrawal fee of BTCW').fill('a lot')
    await review(page)
    await expect(page.getByText('Enter an amount such as 12.5')).toBeVisible()
    await field(page, 'Withdrawal fee of BTCW').fill('1.0')
    await expect(page.getByText('Now: 0.5 BTCW')).toBeVisible()
    await judge(page, { name: 'en', width: 390, part: page.getByRole('main'), where: 'the form' })
    await review(page)
    await expect(sheetOf(page).getByText('Withdrawal fee of BTCW')).toBeVisible()
    await expect(sheetOf(page).getByText('0.5 BTCW → 1 BTCW')).toBeVisible()
    await expect(sheetOf(page).getByText('keep their fee')).toBeVisible()
    await sheetOf(page).getByRole('button', { name: 'Set it now' }).click()
    await expect(sheetOf(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Set anew' })).toBeVisible()
    await expect(page.getByText(WHY).first()).toBeVisible()
    await judge(page, { name: 'en', width: 390, part: page.getByRole('main'), where: 'the coins' })

    const context = await browser.newContext({
      baseURL: new URL(page.url()).origin,
      locale: 'en-GB',
    })
    const theirs = await context.newPage()
    await signIn(theirs, await newMember(db))
    await theirs.goto('/#/pages/home/info')
    await theirs.getByRole('link', { name: /^Rule changes/ }).click()
    await expect(theirs.getByRole('heading', { level: 1, name: 'Rule changes' })).toBeVisible()
    const change = theirs
      .getByRole('listitem')
      .filter({ hasText: 'Withdrawal fee of BTCW' })
      .first()
    await expect(change).toContainText('0.5 BTCW → 1 BTCW')
    await expect(theirs.getByText(WHY)).toHaveCount(0)
    await theirs.goto('/#/pages/withdrawal/index')
    await theirs.getByRole('radio', { name: 'BTCW', exact: true }).press('Space')
    await expect(theirs.getByText('Miner fee').locator('..')).toContainText('1 BTCW')
    await context.close()
  },
)

withTreasurer(
  'who sets what another one has set meanwhile is refused, loses nothing, and goes on',
  async ({ page, db, treasurer }) => {
    const other = await newHolder(db, 'treasurer')
    await signIn(page, treasurer)
    await setAnew(page, 'coinSet')
    const transfer = field(page, 'Transfer fee of BTCW')
    await transfer.fill('0.002')
    await page.getByLabel('Reason').fill(WHY)

    const { value, newest: seen } = await standing(other, 'coinSet')
    const coins = value as { symbol: string; withdraw: object }[]
    const theirs = coins.map((coin) =>
      coin.symbol === 'BTCW' ? { ...coin, withdraw: { ...coin.withdraw, fee: '0.7' } } : coin,
    )
    const asked = { name: 'coinSet', value: theirs, seen, reason: 'Voted for by everybody' }
    await ask(other, 'operator/setParameter', asked)

    await review(page)
    await sheetOf(page).getByRole('button', { name: 'Set it now' }).click()
    await expect(sheetOf(page).getByText('This was changed since you looked at it')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { name: 'It was changed meanwhile' })).toBeVisible()
    await expect(page.getByText('0.5 BTCW → 0.7 BTCW')).toBeVisible()
    await expect(page.getByText('Voted for by everybody')).toBeVisible()
    await page.getByRole('button', { name: 'Go on from what stands now' }).click()
    await expect(transfer).toHaveValue('0.002')
    await expect(field(page, 'Withdrawal fee of BTCW')).toHaveValue('0.7')
    await expect(page.getByLabel('Reason')).toHaveValue(WHY)
    await review(page)
    await expect(sheetOf(page).getByText('0.001 BTCW → 0.002 BTCW')).toBeVisible()
    await expect(sheetOf(page).getByText(/→/)).toHaveCount(1)
    await sheetOf(page).getByRole('button', { name: 'Set it now' }).click()
    await expect(sheetOf(page)).toBeHidden()
    await expect
      .poll(async () => (await standing(treasurer, 'coinSet')).value)
      .toMatchObject([{ transfer: { fee: '0.002' }, withdraw: { fee: '0.7' } }, {}])
  },
)

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
    await field(page, 'Least that is pledged for the 45-day term').fill('25')
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
    await page.getByRole('button', { name: /^Take back what comes at/ }).click()
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

withTreasurer(
  'a field that the console does not know is told instead of hidden',
  async ({ page, db, treasurer }) => {
    const { value } = await standing(treasurer, 'shares')
    const odd = JSON.stringify({ ...(value as object), luck: '0.0100' })
    await db.inTx(
      (tx) => tx`
      insert into parameter (name, value, effective_at, created_at, actor, reason)
      select 'shares', ${odd}::jsonb, at, at, 'another release', 'as it had it'
      from (select coalesce(max(effective_at), '2026-01-01T00:00:00Z') as at from parameter p
        where name = 'shares' and not exists (select from parameter_drop d where d.parameter_id = p.id))`,
    )
    await signIn(page, treasurer)
    for (const query of ['name=shares', 'name=shares&set=anew']) {
      await page.goto(`/#/pages/console/parameters?${query}`)
      await expect(page.getByText('This console does not know a field of it:')).toBeVisible()
      await expect(page.getByText('shares.luck "0.0100"')).toBeVisible()
    }
  },
)

withTreasurer('a reviewer sees no parameters', async ({ page, db }) => {
  await signIn(page, await newHolder(db, 'reviewer'))
  await page.goto('/#/pages/console/parameters')
  await expect(page.getByText('No permission, access forbidden')).toBeVisible()
})

withTreasurer('an auditor reads parameters and sets none', async ({ page, db }) => {
  await signIn(page, await newHolder(db, 'auditor'))
  await page.goto('/#/pages/console/parameters?name=coinSet')
  await expect(page.getByText('Withdrawal fee of BTCW', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Set anew' })).toHaveCount(0)
  await page.goto('/#/pages/console/parameters?name=coinSet&set=anew')
  await expect(page.getByText('No permission, access forbidden')).toBeVisible()
})
