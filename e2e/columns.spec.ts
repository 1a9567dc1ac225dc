import type { Locator } from '@playwright/test'
import { test as base, deposit, expect, type Member, signIn } from './app.ts'
import { changeAnswer } from './changeAnswer.ts'
import { newFarmer } from './farmer.ts'

const test = base.extend<object, { farmer: Member }>({
  farmer: [
    async ({ db }, use) => {
      const farmer = await newFarmer(db)
      await deposit(db, farmer, { coin: 'BTCW', amount: '30' })
      await use(farmer)
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

/** Amounts with one, two and more decimals, and none. */
const MIXED = ['90.99021', '91.34', '103', '0.5']
const mixed = <Row extends object>(rows: Row[], field: keyof Row) => {
  for (const [at, row] of rows.entries()) Object.assign(row, { [field]: MIXED[at % MIXED.length] })
}

/** A day of the pool, as the service tells one. */
const DAY = {
  day: '2026-11-20',
  revenue: '103',
  paidStaking: '90',
  paidCommunity: '1',
  paidSubsidy: '0',
  carriedOver: '12',
  stakedT: '250.5',
  orders: 3,
}

/** The last amounts of the rows: how many decimals each has, and how far from the window's left edge they end. */
const columnOf = (rows: Locator) =>
  rows.evaluateAll((all) => {
    const last = all.map((it) => [...it.querySelectorAll('data')].at(-1)).filter((it) => !!it)
    return {
      count: last.length,
      decimals: [...new Set(last.map((it) => /\.(\d+)/.exec(it.innerText)?.[1]?.length ?? 0))],
      ends: [...new Set(last.map((it) => Math.round(it.getBoundingClientRect().right)))],
    }
  })

for (const width of [390, 1280]) {
  test(`amounts below each other in a list have four decimals and end in one line, ${width} wide`, async ({
    page,
    farmer,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await signIn(page, farmer)
    await changeAnswer(page, 'asset/flowRecord', ({ list }) => mixed(list, 'amount'))
    await changeAnswer(page, 'member/inbox', ({ list }) => {
      mixed(
        list.filter(({ amount }) => amount !== null),
        'amount',
      )
    })
    await changeAnswer(page, 'product/order', ({ list }) => {
      list.push(...list.map((it) => ({ ...it, id: `${it.id}9`, no: `${it.no.slice(0, -1)}9` })))
      mixed(list, 'earned')
    })
    await changeAnswer(page, 'asset/miningFlowRecord', (days) => {
      days.list = [20, 19, 18].map((day) => ({ ...DAY, day: `2026-11-${day}` }))
      mixed(days.list, 'revenue')
    })
    for (const [path, heading] of [
      ['billList/index', 'Details'],
      ['inbox/index', 'Messages'],
      ['staking/my', 'My Staking'],
      ['list/index', 'Total revenue of mining pool'],
    ] as const) {
      await page.goto(`/#/pages/${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      const rows = page.getByRole('main').locator('[data-row]')
      await expect(rows.locator('data').first()).toBeVisible()
      const { count, decimals, ends } = await columnOf(rows)
      expect.soft(count, path).toBeGreaterThan(1)
      expect.soft(decimals, path).toEqual([4])
      expect.soft(ends, path).toHaveLength(1)
    }
  })
}

test('a unit stands as far from its figure as a space of its own letters', async ({
  page,
  farmer,
}) => {
  await signIn(page, farmer)
  await page.goto('/#/pages/user/index')
  const figure = page.locator('[data-figure="account.available"]').first()
  await expect(figure).toBeVisible()
  const { gap, unit } = await figure.evaluate((it) => {
    const small = it.querySelector('small')
    if (!small) throw new Error('no unit')
    const range = document.createRange()
    const letters = small.lastChild
    const digits = it.firstChild
    if (!letters || !digits) throw new Error('no figure')
    range.selectNodeContents(digits)
    const end = range.getBoundingClientRect().right
    range.selectNodeContents(letters)
    const begin = range.getBoundingClientRect().left
    return { gap: begin - end, unit: Number.parseFloat(getComputedStyle(small).fontSize) }
  })
  expect(gap / unit).toBeGreaterThan(0.2)
  expect(gap / unit).toBeLessThan(0.45)
})

test('below few records on a desk stands where else to look, and on a phone nothing more', async ({
  page,
  farmer,
}) => {
  await page.setViewportSize({ width: 1280, height: 844 })
  await signIn(page, farmer)
  const others = page.getByRole('region', { name: 'Other records, and help' })
  for (const [path, own] of [
    ['withdrawal/record', 'Withdrawal record'],
    ['transfer/record', 'Transfer record'],
    ['billList/index', 'Details'],
    ['inbox/index', 'Messages'],
  ] as const) {
    await page.setViewportSize({ width: 1280, height: 844 })
    await page.goto(`/#/pages/${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(own)
    await expect(others).toBeVisible()
    await expect(others.getByRole('link', { name: own })).toHaveCount(0)
    await expect(others.getByRole('link', { name: 'Service' })).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(others).toBeHidden()
  }
  await page.setViewportSize({ width: 1280, height: 844 })
  await others.getByRole('link', { name: 'Transfer record' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transfer record')
})
