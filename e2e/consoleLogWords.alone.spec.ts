import type { Browser, Page } from '@playwright/test'
import type { Database } from '#server/db/open.ts'
import { setParameter } from '#server/parameters/setParameter.ts'
import { post } from './api.ts'
import { expect, type Member, newMember, signIn } from './app.ts'
import { browserOf } from './browserOf.ts'
import { newHolder } from './desk.ts'
import { LANGUAGES } from './look.ts'
import { ask, sheetOf, standing, withTreasurer as test } from './parameters.ts'

test.describe.configure({ timeout: 120_000 })

type Coins = { symbol: string; withdraw: object }[]

/** Sets a fee and a limit from now on; the fixture puts them back. */
async function setFee(treasurer: Member) {
  const { value, revision } = await standing(treasurer, 'coinSet')
  const next = (value as Coins).map((coin) =>
    coin.symbol === 'BTCW'
      ? { ...coin, withdraw: { ...coin.withdraw, fee: '0.75', max: '5000' } }
      : coin,
  )
  const reason = 'Gas has become dearer'
  await ask(treasurer, 'operator/setParameter', { name: 'coinSet', value: next, revision, reason })
}

/** The newest line of an act, opened. */
async function line(page: Page, act: string, subject = '') {
  await page.keyboard.press('Escape')
  await expect(sheetOf(page)).toBeHidden()
  await page.goto(`/#/pages/console/log?act=${act}&subject=${encodeURIComponent(subject)}`)
  await page.getByRole('main').locator('tbody, ul').getByRole('button').first().click()
  await expect(sheetOf(page)).toBeVisible()
}

/** What the sheet says was and is of a field. */
const row = (page: Page, name: string) =>
  sheetOf(page)
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })

async function logOf(browser: Browser, reader: Member, locale: string) {
  const page = await browserOf(browser, reader, { locale })
  await page.setViewportSize({ width: 1280, height: 900 })
  return page
}

const SAID = {
  en: {
    fee: ['Withdrawal fee of BTCW', '− 0.5 BTCW', '+ 0.75 BTCW'],
    max: ['Largest withdrawal of BTCW', '− no limit', '+ 5,000 BTCW'],
    named: 'parameter Fees, minimums and limits of the coins',
    ratio: ['Reward ratio', '− 0%', '+ 12.5%'],
    agent: ['Agent', '− no', '+ yes'],
    grant: ['Amount', '100,000 BTCW'],
    state: ['State', 'Waits for another person'],
    roles: ['Roles', '− none', '+ Editor'],
  },
  zh: {
    fee: ['BTCW 提現礦工費', '− 0.5 BTCW', '+ 0.75 BTCW'],
    max: ['BTCW 單筆提現上限', '− 無上限', '+ 5,000 BTCW'],
    named: '參數「幣種手續費、下限與額度」',
    ratio: ['獎勵比例', '− 0%', '+ 12.5%'],
    agent: ['礦工代表', '− 否', '+ 是'],
    grant: ['數量', '100,000 BTCW'],
    state: ['狀態', '待另一人確認'],
    roles: ['角色權限', '− 無', '+ 編輯'],
  },
}

for (const { locale, name } of LANGUAGES) {
  test(`what the log has from before and after is said in words, in ${locale}`, async ({
    browser,
    db,
    treasurer,
  }) => {
    const [boss, member] = [await newHolder(db, 'operator'), await newMember(db)]
    const { id: memberId } = member
    const reason = 'asked for it'
    await setFee(treasurer)
    const page = await logOf(browser, boss, locale)
    const says = async ([term = '', ...texts]: readonly string[]) => {
      for (const text of texts) await expect(row(page, term)).toContainText(text)
    }
    const said = SAID[name]

    await line(page, 'setParameter')
    await says(said.fee)
    await says(said.max)
    await expect(sheetOf(page).getByText(said.named)).toBeVisible()
    await expect(sheetOf(page)).not.toContainText(/coinSet|withdraw\.|value\.|changes\.|twoPerson/)
    await expect(sheetOf(page)).not.toContainText(/\dT\d\d:\d\d/)

    const standingOf = { agent: true, rewardRatio: '0.125', subsidyRatio: '0' }
    await post(boss, 'operator/appoint', { memberId, reason, ...standingOf })
    await line(page, 'appoint', `member ${memberId}`)
    await says(said.ratio)
    await says(said.agent)
    await expect(sheetOf(page)).not.toContainText(/Ratio|\dT\d\d:\d\d/)

    await post(boss, 'operator/grant', { memberId, reason, coin: 'BTCW', amount: '100000' })
    await line(page, 'grant')
    await says(said.grant)
    await says(said.state)

    await post(boss, 'operator/setRole', { memberId, reason, role: 'editor', on: true })
    await line(page, 'setRole', `member ${memberId}`)
    await says(said.roles)
    await page.context().close()
  })
}

/** Makes a version that holds since a moment ago, as if it had been set then. */
async function stood(db: Database, value: unknown, minutes: number) {
  const now = new Date(Date.now() - minutes * 60_000)
  const version = { name: 'plans', value, effectiveAt: now, actor: 'test', reason: 'As voted', now }
  await db.inTx((tx) => setParameter(tx, { ...version, locale: 'en' }))
}

test('a term that is offered no longer goes by its days wherever the console names it', async ({
  page,
  db,
  treasurer,
}) => {
  const before = (await standing(treasurer, 'plans')).value as object[]
  const term = { id: 'd75', termDays: 75, weight: '1.2', minAmount: '25' }
  await stood(db, [...before, term], 3)
  await stood(db, [...before, { ...term, weight: '1.3' }], 2)
  await stood(db, before, 1)
  await signIn(page, treasurer)
  await page.goto('/#/pages/console/parameters?name=plans')
  await expect(page.getByText('Weight of the 75-day term: 1.2 → 1.3')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('d75')

  // No day of this run was paid for that term.
  const at = '2026-11-21T00:00:00.000Z'
  const result = {
    day: '2026-11-20',
    ...{ revenue: '1', totalWeight: '120', stakedT: '100', orders: 1, carriedIn: '0' },
    shares: { staking: '0.8', community: '0.12', subsidy: '0.05' },
    ...{ paidStaking: '0.8', paidCommunity: '0', paidSubsidy: '0', carriedOver: '0.2' },
    ...{ startedAt: at, finishedAt: at },
    plans: [{ planId: 'd75', stakedT: '100', paid: '0.8' }],
  }
  await page.route('**/api/operator/day', (route) =>
    route.fulfill({ json: { code: 200, message: '', result } }),
  )
  await page.goto('/#/pages/console/figures?view=days&day=2026-11-20')
  await expect(page.getByText('75-day term')).toBeVisible()
})
