import type { Page } from '@playwright/test'
import { post } from './api.ts'
import { deposit, expect, newMember, signIn, test } from './app.ts'
import { changeAnswer } from './changeAnswer.ts'
import { devnet } from './farm.ts'
import { invitedBy, makeAgent, operator } from './operator.ts'
import { OF_A_DAY } from './rareFigures.ts'
import { openSheets } from './sourceSheets.ts'

// It moves the chain's time, so it runs when the others are done.

/** Reads the last point of a chart and opens where it comes from. */
async function openChart(page: Page) {
  // The screen before is gone by then, with its chart.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const chart = page.getByRole('main').getByRole('slider')
  await chart.press('ArrowLeft')
  await expect(chart).toHaveAttribute('aria-valuetext', /: [\d.,]+ \S+$/)
  const main = page.getByRole('main')
  return openSheets(page, main.locator('figure'), 'en')
}

test('a reward opens to its arithmetic, and figures of days to their source', async ({
  page,
  db,
}) => {
  test.setTimeout(240_000)
  const agent = await newMember(db)
  await makeAgent(agent, '0.2', '0.5')
  const below = await invitedBy(db, agent)
  for (const one of [agent, below]) {
    await deposit(db, one, { coin: 'BTCW', amount: '60' })
    const pledge = { coin: 'BTCW', amount: '50', planId: 'd30' }
    expect(await post(one, 'product/pledge', pledge)).toMatchObject({ code: 200 })
  }
  await operator('fund', 'revenue', '100', 'BTCW')
  await devnet('/api/time', { seconds: 86_400 })
  const paid = () => post(agent, 'asset/flowRecord', { type: 'community_reward' })
  await expect.poll(async () => (await paid()).result.list.length, { timeout: 60_000 }).toBe(1)

  await signIn(page, agent)
  await page.goto('/#/pages/billList/index')
  for (const name of ['Community reward', 'Staking reward']) {
    await page.getByRole('button', { name }).first().click()
    const sheet = page.getByRole('dialog', { name })
    await expect(sheet.getByText('Calculated again on this device and rounded down')).toBeVisible()
    await openSheets(page, sheet, 'en')
    await page.keyboard.press('Escape')
  }

  await page.goto('/#/pages/staking/index')
  await page.getByLabel('Amount').fill('10')
  await page.getByRole('button', { name: /^\+.* BTCW$/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Reward a day, as yesterday' })
  const sum = await sheet.locator('[data-sum]').innerText()
  const [staked, rate, all, , , , day] = sum.match(/[\d.]+/g) ?? []
  expect(sum).toBe(
    `${staked} T × ${rate} BTCW × ${all} BTCW ÷ (${all} BTCW + ${staked} T × ${rate} BTCW) = ${day} BTCW`,
  )
  const atRate = Number(staked) * Number(rate)
  const shared = (atRate * Number(all)) / (Number(all) + atRate)
  expect(shared).toBeCloseTo(Number(day), 9)
  expect(shared).toBeLessThan(atRate)
  await page.keyboard.press('Escape')
  const main = page.getByRole('main')
  const found: string[] = await openSheets(page, main, 'en')

  await page.goto('/#/pages/home/index')
  found.push(...(await openChart(page)))
  await page.goto('/#/pages/staking/my')
  found.push(...(await openChart(page)))
  await page.goto('/#/pages/list/index')
  found.push(...(await openChart(page)))

  const proved = () => post(agent, 'asset/balanceProof', {})
  await expect
    .poll(async () => (await proved()).result?.proof ?? null, { timeout: 60_000 })
    .not.toBeNull()
  // Somebody below zero and a payment on its way: the chain takes nothing back from members here, and pays at once.
  await changeAnswer(page, 'home/proofs', ({ list }) => {
    for (const day of list)
      Object.assign(day, { gone: { BTCW: '1.5', BTCWT: '0' }, short: { BTCW: '0', BTCWT: '2' } })
  })
  await page.goto('/#/pages/user/proof')
  await expect(page.getByRole('heading', { name: 'Owed to you' })).toBeVisible()
  await expect(page.locator('[data-figure="proof.gone"]')).toBeVisible()
  found.push(...(await openSheets(page, main, 'en')))
  expect(OF_A_DAY.filter((it) => !found.includes(it))).toEqual([])
})
