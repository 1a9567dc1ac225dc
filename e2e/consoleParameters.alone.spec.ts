import { expect, newMember, signIn } from './app.ts'
import { newHolder } from './desk.ts'
import { judge } from './look.ts'
import { ask, field, review, setAnew, sheetOf, standing, withTreasurer } from './parameters.ts'

const WHY = 'Gas has become dearer'

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

    const { value, revision } = await standing(other, 'coinSet')
    const coins = value as { symbol: string; withdraw: object }[]
    const theirs = coins.map((coin) =>
      coin.symbol === 'BTCW' ? { ...coin, withdraw: { ...coin.withdraw, fee: '0.7' } } : coin,
    )
    const asked = { name: 'coinSet', value: theirs, revision, reason: 'Voted for by everybody' }
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
