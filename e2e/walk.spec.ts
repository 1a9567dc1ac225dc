import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { createWalletClient, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { Database } from '#server/db/open.ts'
import { post } from './api.ts'
import { test as base, deposit, expect, type Member, newMember, signIn } from './app.ts'
import { ordersOf } from './books.ts'
import { devnet, farm } from './farm.ts'
import { type Place, pathsOfApp, places } from './places.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']
const LANGUAGES = [
  { locale: 'en-GB', name: 'en' },
  { locale: 'zh-TW', name: 'zh' },
] as const
const WIDTHS = [320, 390, 1280]

/** Somebody with a balance and an active order, so that lists have rows. */
const test = base.extend<{ complaints: string[] }, { farmer: Member }>({
  farmer: [async ({ db }, use) => use(await newFarmer(db)), { scope: 'worker', timeout: 60_000 }],
  complaints: async ({ page }, use) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        complaints.push(message.text())
    })
    page.on('requestfailed', (it) => complaints.push(`${it.url()} ${it.failure()?.errorText}`))
    page.on('response', (it) => {
      if (it.status() >= 400) complaints.push(`${it.url()} ${it.status()}`)
    })
    await use(complaints)
    expect(complaints).toEqual([])
  },
})

async function newFarmer(db: Database): Promise<Member> {
  const member = await newMember(db)
  await deposit(db, member, { coin: 'BTCWT', amount: '250.5' })
  await devnet('/api/give', { address: member.account, coin: 'BTCW', amount: '1000' })
  const opened = await post(member, 'product/bTCWPledgeBefter', {
    coin: 'BTCW',
    amount: '100',
    planId: 'd30',
  })
  const client = createWalletClient({
    account: privateKeyToAccount(member.key),
    transport: http(farm.devnet.rpcUrl),
  })
  const hash = await client.sendTransaction({
    chain: null,
    to: farm.devnet.poolAddress as `0x${string}`,
    value: 100n * 10n ** 18n,
  })
  await post(member, 'product/bTCWPledge', { orderId: opened.result.order.id, hash })
  await expect
    .poll(() => ordersOf(db, member).then(([order]) => order?.status), { timeout: 30_000 })
    .toBe('success')
  await moveSome(db, member)
  return member
}

/** A transfer and a withdrawal, so that their records have rows. */
async function moveSome(db: Database, member: Member) {
  const { id: payeeId } = await newMember(db)
  await post(member, 'asset/transfer', { payeeId, coin: 'BTCWT', amount: '12.5' })
  await deposit(db, member, { coin: 'BTCW', amount: '1' })
  await post(member, 'asset/cash', { coin: 'BTCWT', amount: '20', address: member.account })
}

/** Goes to a screen and waits until nothing of it is still on its way. */
async function visit(page: Page, place: Place, name: 'en' | 'zh') {
  await page.goto(`/#${place.path}${place.query ?? ''}`)
  await expect(page).toHaveTitle(`${place[name]} · Bitwave Farm`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(place.heading ?? place[name])
  await expect(page.getByRole('status', { name: /^(Loading|載入中)/ })).toHaveCount(0)
}

/** Lines that say something in English only: three Latin words in a row, and nothing Chinese. */
const leftovers = (text: string) =>
  text
    .split('\n')
    .filter((line) => !/\p{Script=Han}/u.test(line))
    .filter((line) => /[A-Za-z]{2,}( [A-Za-z]{2,}){2,}/.test(line))

type Look = { name: 'en' | 'zh'; width: number }

async function look(page: Page, place: Place, at: Look) {
  await visit(page, place, at.name)
  await judge(page, { ...at, part: page.getByRole('main'), where: place.path })
  if (!place.sheet) return
  await page.getByRole('button', { name: place.sheet }).first().click()
  const part = page.getByRole('dialog')
  const hidden = await part.evaluate((it) => it.scrollWidth - it.clientWidth)
  expect.soft(hidden, `the sheet of ${place.path} scrolls sideways`).toBe(0)
  await judge(page, { ...at, part, where: `the sheet of ${place.path}` })
  await page.keyboard.press('Escape')
  await expect(part).toBeHidden()
}

/** Whether a part of a screen fits, is in the language and can be used by everybody. */
async function judge(
  page: Page,
  { name, width, part, where }: Look & { part: Locator; where: string },
) {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect.soft(wide, `${where} is wider than the window`).toBeLessThanOrEqual(width)
  if (name === 'zh') {
    const said = await part.innerText()
    expect.soft(said, where).toMatch(/\p{Script=Han}/u)
    expect.soft(leftovers(said), where).toEqual([])
  }
  if (width !== 390) return
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).withTags(TAGS).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`)
  expect.soft(found, where).toEqual([])
}

test('no screen of the app is left out of the walk', () => {
  expect(places.map(({ path }) => path).toSorted()).toEqual(pathsOfApp())
})

test.use({ serviceWorkers: 'allow' })
// All screens and their sheets, one after the other, each judged by axe.
test.describe.configure({ timeout: 240_000 })

for (const { locale, name } of LANGUAGES) {
  for (const width of WIDTHS) {
    test.describe(`in ${locale}, ${width} wide`, () => {
      // Every screen and its sheet, each looked through for what keeps somebody out.
      test.describe.configure({ timeout: 150_000 })
      test.use({
        locale,
        viewport: { width, height: 844 },
        isMobile: width < 1_000,
        contextOptions: { reducedMotion: 'reduce' },
      })

      test('every screen of a member fits, is in order and in the language', async ({
        page,
        farmer,
        complaints,
      }) => {
        await signIn(page, farmer)
        for (const place of places.filter(({ path }) => path !== '/pages/login/index')) {
          await look(page, place, { name, width })
        }
        expect(complaints).toEqual([])
      })

      test("every visitor's screen fits, is in order and in the language", async ({
        page,
        complaints,
      }) => {
        for (const place of places.filter(({ visitors }) => visitors)) {
          await look(page, place, { name, width })
        }
        expect(complaints).toEqual([])
      })
    })
  }
}
