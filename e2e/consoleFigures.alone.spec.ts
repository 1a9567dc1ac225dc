import { post } from './api.ts'
import { expect, signIn, test } from './app.ts'
import { newHolder } from './desk.ts'
import { farm } from './farm.ts'
import { amountsOf, saved, sum, units } from './figureCells.ts'
import { judge, LANGUAGES } from './look.ts'
import { paidDay } from './paidDay.ts'

// It moves the chain's time, so it runs when the others are done.

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false })

const dayName = (day: string) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  }).format(new Date(day))

test('an auditor follows a member’s reward from the day to the books, and finds them whole', async ({
  page,
  db,
}) => {
  test.setTimeout(240_000)
  const { member, agent, day } = await paidDay(db)
  const auditor = await newHolder(db, 'auditor')
  await signIn(page, auditor)

  await page.goto('/#/pages/console/figures')
  await expect(page.getByText('The pool holds at least what is owed, of both coins.')).toBeVisible()
  await page.getByRole('radio', { name: 'Days' }).press('Space')
  await page.getByRole('button', { name: dayName(day) }).click()
  await expect(page.getByRole('heading', { level: 1, name: dayName(day) })).toBeVisible()
  await expect(page.getByText('It adds up to the last unit')).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByText('30-day term', { exact: true })).toBeVisible()
  const [revenue = 0n] = await amountsOf(main, 'R: in the pool at 00:00 UTC')
  const [paid = 0n] = await amountsOf(main, 'Paid in all')
  const [carried = 0n] = await amountsOf(main, 'Carried over to the next day')
  expect(revenue).toBeGreaterThan(0n)
  expect(paid + carried).toBe(revenue)
  const rest = await amountsOf(main, 'Not shared')
  expect(sum([...(await amountsOf(main, 'of R')), ...rest])).toBe(revenue)
  expect(sum([...(await amountsOf(main, 'Not paid')), ...rest])).toBe(carried)

  await page.getByRole('searchbox', { name: 'Member' }).fill(agent.id)
  const lines = page.getByRole('table', { name: 'Lines' })
  await expect(lines.getByText('Community reward')).toHaveCount(1)
  await expect(lines.getByText('Mining subsidy')).toHaveCount(1)
  const rows = await saved(page, page.getByRole('button', { name: 'Export CSV' }))
  const shown = lines.getByRole('row').locator('td:last-child data')
  const amounts = await shown.evaluateAll((all) => all.map((it) => it.getAttribute('value')))
  expect(rows.map((cells) => [cells[0], cells[5], cells[7], cells[9]])).toEqual(
    amounts.map((it) => [day, agent.id, member.id, it]),
  )

  await page.getByRole('searchbox', { name: 'Member' }).fill(member.id)
  await lines.getByRole('button', { name: member.nickname }).click()
  const sheet = page.getByRole('dialog', { name: 'Staking reward' })
  await expect(sheet.getByText('it is the same amount')).toBeVisible()
  const journal = sheet.getByRole('link', { name: /^\d+$/ }).last()
  const id = await journal.innerText()
  await journal.click()
  await expect(page.getByRole('heading', { level: 1, name: `Journal ${id}` })).toBeVisible()
  await expect(page.getByText('All its entries add up to zero.')).toBeVisible()
  expect(await amountsOf(main, 'Sum')).toEqual([0n])
  await expect(page.getByRole('link', { name: `the day ${dayName(day)}` })).toBeVisible()
  const entries = await saved(page, page.getByRole('button', { name: 'Export CSV' }))
  expect(
    sum(entries.map(([, , , , , , , , amount = '0']) => units(amount.replace('-', '−')))),
  ).toBe(0n)

  const { result } = await post(auditor, 'operator/orders', { memberId: member.id })
  await page.goto(`/#/pages/console/orders?no=${result.list[0].no}`)
  await expect(page.getByRole('dialog').getByText('30 days', { exact: true })).toBeVisible()

  await page.goto('/#/pages/console/figures?view=audit')
  await page.getByRole('button', { name: 'Audit the books now' }).click()
  await expect(page.getByText('The books add up: every rule held.')).toBeVisible({
    timeout: 60_000,
  })
  await page
    .getByRole('row', { name: `UID ${auditor.id}` })
    .getByRole('button')
    .first()
    .click()
  await expect(page.getByRole('dialog').getByText('Clean')).toBeVisible()
})

test('every view of the figures fits, is in the language and can be used by everybody', async ({
  browser,
  db,
}) => {
  test.setTimeout(240_000)
  const { member, day } = await paidDay(db)
  const auditor = await newHolder(db, 'auditor')
  await post(auditor, 'operator/audit', {})
  const { result } = await post(auditor, 'operator/dayLines', { day, memberId: member.id })
  const [{ journal, orderNo }] = result.list
  const paths = [
    'figures?view=days',
    `figures?view=days&day=${day}`,
    `figures?view=ledger&who=member&owner=${member.id}&account=available&coin=BTCW`,
    `figures?view=ledger&journal=${journal}`,
    'figures?view=audit',
    `orders?no=${orderNo}`,
  ]
  for (const { locale, name } of LANGUAGES) {
    for (const width of [320, 390]) {
      const viewport = { width, height: 844 }
      const contextOptions = { baseURL: farm.appUrl, locale, viewport, isMobile: true }
      const context = await browser.newContext({ ...contextOptions, reducedMotion: 'reduce' })
      const page = await context.newPage()
      await signIn(page, auditor)
      for (const path of paths) {
        await page.goto(`/#/pages/console/${path}`)
        const part = path.startsWith('orders') ? page.getByRole('dialog') : page.getByRole('main')
        // Each of them shows an amount or a moment, once it is there.
        await expect(part.getByText(/BTCW|UTC/).first()).toBeVisible()
        await expect(page.getByRole('status', { name: /^(Loading|載入中)/ })).toHaveCount(0)
        await judge(page, { name, width, part, where: `${path} in ${locale}` })
      }
      await context.close()
    }
  }
})
