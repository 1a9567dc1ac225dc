import type { Page } from '@playwright/test'
import { createWalletClient, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { Database } from '#server/db/open.ts'
import { post } from './api.ts'
import { deposit, expect, type Member, newMember, signIn } from './app.ts'
import { ordersOf } from './books.ts'
import { devnet, farm } from './farm.ts'
import { test as base, judge, judgeSheet, LANGUAGES, type Look, visit, WIDTHS } from './look.ts'
import { type Place, pathsOfApp, places } from './places.ts'

/** Somebody with a balance and an active order, so that lists have rows. */
const test = base.extend<object, { farmer: Member }>({
  farmer: [async ({ db }, use) => use(await newFarmer(db)), { scope: 'worker', timeout: 60_000 }],
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

async function look(page: Page, place: Place, at: Look) {
  const title = place[at.name]
  await visit(page, { ...place, title, heading: place.heading ?? title })
  await judge(page, { ...at, part: page.getByRole('main'), where: place.path })
  const { sheet: button, path } = place
  if (button) await judgeSheet(page, { ...at, button, where: `the sheet of ${path}` })
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
