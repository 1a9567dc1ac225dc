import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { parseAmount } from '#shared/money.ts'
import { post } from './api.ts'
import { deposit, expect, newMember, signIn, test } from './app.ts'
import { newHolder } from './desk.ts'
import { farm } from './farm.ts'
import { judge, LANGUAGES } from './look.ts'
import { paidDay } from './paidDay.ts'

// It moves the chain's time, so it runs when the others are done.

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false })

/** An amount with all its decimals, as the screen has it: base units. */
function units(text: string | null): bigint {
  const plain = (text ?? '').replaceAll(',', '').replace(/^\+/, '')
  return plain.startsWith('−') ? -parseAmount(plain.slice(1)) : parseAmount(plain)
}

/** The amounts that stand beside a name, each as often as it is there. */
async function amountsOf(part: Page | Locator, term: string): Promise<bigint[]> {
  const values = part.locator('dt', { hasText: term }).locator('xpath=..').locator('data')
  const texts = await values.evaluateAll((all) => all.map((it) => it.getAttribute('value')))
  return texts.map(units)
}

const sum = (all: readonly bigint[]) => all.reduce((a, b) => a + b, 0n)

/** The cells of a file that is saved when the button is pressed, without its first line. */
async function saved(page: Page, button: Locator): Promise<string[][]> {
  const waiting = page.waitForEvent('download')
  await button.click()
  const text = await readFile(await (await waiting).path(), 'utf8')
  const lines = text.replace('\uFEFF', '').trimEnd().split('\r\n').slice(1)
  return lines.map((line) => line.slice(1, -1).split('","'))
}

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

test('what an audit found of a member says their nickname and UID', async ({ page, db }) => {
  const [auditor, member] = [await newHolder(db, 'auditor'), await newMember(db)]
  // Of an audit before all others: the books of this farm are whole, and the newest one goes on saying so.
  const findings = [{ rule: 'a rule', found: `member ${member.id}: orders 5 T, member 4` }]
  await db.inTx(async (tx) => {
    await tx`insert into audit_run (id, actor, started_at, finished_at, findings) overriding system value
      values (0, 'service', '2020-01-01', '2020-01-01', ${JSON.stringify(findings)}::jsonb)`
    await tx`update member set nickname = 'Nell' where id = ${member.id}`
  })
  await signIn(page, auditor)
  await page.goto('/#/pages/console/figures?view=audit')
  await page.getByRole('row', { name: '1 finding' }).getByRole('button').first().click()
  const told = page.getByRole('dialog').getByText(`Nell (UID ${member.id}): orders 5 T, member 4`)
  await expect(told).toBeVisible()
})

test('an account’s entries lie between its balances, on the screen and in the file', async ({
  page,
  db,
}) => {
  test.setTimeout(120_000)
  const member = await newMember(db)
  const payee = await newMember(db)
  await deposit(db, member, { coin: 'BTCW', amount: '40' })
  await post(member, 'asset/transfer', { payeeId: payee.id, coin: 'BTCW', amount: '12.5' })
  await signIn(page, await newHolder(db, 'auditor'))
  const account = `owner=${member.id}&who=member&account=available&coin=BTCW`
  await page.goto(`/#/pages/console/figures?view=ledger&${account}`)
  const main = page.getByRole('main')
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeVisible()
  await expect(page.getByText('Closing balance')).toBeVisible()
  const [opening = 1n] = await amountsOf(main, 'Opening balance')
  const [closing = 0n] = await amountsOf(main, 'Closing balance')
  expect(opening).toBe(0n)
  const file = await saved(page, page.getByRole('button', { name: 'Export CSV' }))
  expect(file.map((cells) => cells[3])).toEqual([
    'Closing balance',
    ...file.slice(1, -1).map((cells) => cells[3]),
    'Opening balance',
  ])
  const amounts = file.slice(1, -1).map((cells) => units((cells[8] ?? '').replace('-', '−')))
  expect(amounts.length).toBeGreaterThan(1)
  expect(sum(amounts)).toBe(closing)
  expect(units(file[0]?.[9] ?? '')).toBe(closing)

  // Who only reads is offered nothing that changes anything.
  await page.goto(`/#/pages/console/orders`)
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  await page.goto(`/#/pages/console/members?id=${member.id}`)
  await expect(page.getByRole('heading', { level: 1, name: member.nickname })).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Freeze|End|Appoint)/ })).toHaveCount(0)
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
