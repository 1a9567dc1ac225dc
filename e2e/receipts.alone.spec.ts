import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { ONE, parseAmount } from '#shared/money.ts'
import { post } from './api.ts'
import { expect, signIn, test } from './app.ts'
import { paidDay } from './paidDay.ts'
import { visitHome } from './visitHome.ts'

// It moves the chain's time, so it runs when the others are done.
test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })

/** "1,234.5" and "12.5%" as base units. */
const units = (shown = '') => {
  const amount = parseAmount(shown.replace(/[,+%]| .*$/g, ''))
  return shown.includes('%') ? amount / 100n : amount
}

/** What stands beside a name in a list of them. */
const beside = (part: Locator, term: string) =>
  part
    .locator('dl')
    .getByText(term, { exact: true })
    .locator('xpath=ancestor-or-self::dt/following-sibling::dd[1]')
    .innerText()

/** Multiplied and divided as the words say, rounded down once at the end. */
function reckon(numbers: readonly string[]): bigint {
  const [revenue = 0n, share = 0n, weight = 0n, all = 1n, ratio = ONE] = numbers.map(units)
  return (revenue * share * weight * ratio) / (all * ONE * ONE)
}

const NUMBERS = [
  'Reward pool at 00:00 UTC',
  '× share of this kind of reward',
  '× T × weight of the order',
  '÷ the same of all orders',
  '× your ratio above those further down',
]

/** The numbers of the arithmetic that stand in a text, one a line. */
const numbersIn = (text: string) =>
  NUMBERS.map((name) => text.split('\r\n').find((line) => line.startsWith(`${name}: `))).flatMap(
    (line) => line?.split(': ')[1] ?? [],
  )

async function openReward(page: Page, name: string): Promise<Locator> {
  await page.goto('/#/pages/billList/index')
  await page
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()
    .click()
  return page.getByRole('dialog', { name })
}

test('community reward and subsidy open to order, day, ratio and an arithmetic that anybody can do again, with no network too', async ({
  page,
  context,
  db,
}) => {
  test.setTimeout(240_000)
  const { member, agent, day } = await paidDay(db)
  const order = (await post(member, 'product/order', {})).result.list[0].no
  const paid = (await post(agent, 'asset/flowRecord', {})).result.list
  await signIn(page, agent)
  await visitHome(page)
  await page.goto('/#/pages/billList/index')
  await expect(page.getByRole('button', { name: /^Community reward/ })).toBeVisible()
  await context.setOffline(true)
  await page.reload()

  for (const [type, name] of [
    ['community_reward', 'Community reward'],
    ['mining_subsidy', 'Mining subsidy'],
  ] as const) {
    const { amount, source } = paid.find((line: { type: string }) => line.type === type)
    expect(source.day).toBe(day)
    const sheet = await openReward(page, name)
    expect(await beside(sheet, 'Order')).toBe(order)
    expect(await beside(sheet, 'UID')).toBe(member.id)
    expect(await beside(sheet, 'Shared out at 00:00 UTC of')).not.toBe('')
    expect(units(await beside(sheet, 'Your ratio above those further down'))).toBe(
      parseAmount(source.ratio),
    )
    const shown = await Promise.all(NUMBERS.map((term) => beside(sheet, term)))
    expect(reckon(shown)).toBe(parseAmount(amount))
    await expect(sheet.locator('p').filter({ hasText: 'BTCW' }).first()).toContainText(amount)
    await expect(sheet.getByText('Calculated again on this device and rounded down')).toBeVisible()
    const wide = await sheet.evaluate((it) => it.scrollWidth - it.clientWidth)
    expect(wide).toBe(0)

    const saving = page.waitForEvent('download')
    await sheet.getByRole('button', { name: 'Save a receipt' }).click()
    const text = await readFile(await (await saving).path(), 'utf8')
    expect(text).toContain(`Order: ${order}`)
    expect(text).toContain(`Rounded down: ${amount} BTCW`)
    expect(reckon(numbersIn(text))).toBe(parseAmount(amount))
    await page.keyboard.press('Escape')
  }
})
