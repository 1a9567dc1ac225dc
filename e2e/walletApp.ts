import { type Browser, devices, type Page } from '@playwright/test'
import type { Database } from '#server/db/open.ts'
import type { Member } from './app.ts'
import { devnet, farm } from './farm.ts'
import { installWallet } from './wallet.ts'
import { openOrder } from './walletPledge.ts'

const PHONE = devices['Pixel 7']

/** What the page of a ticket says once its order is a success. */
export const RUNS = 'Paid, and the order runs: go back to the app.'

/** The browser inside a wallet app, or with nothing added the phone's own: nobody is signed in there. */
export const openBrowser = (browser: Browser, named = '') =>
  browser.newContext({
    ...PHONE,
    userAgent: `${PHONE.userAgent} ${named}`.trim(),
    baseURL: farm.appUrl,
    locale: 'en-GB',
    serviceWorkers: 'allow',
  })

/** A page inside a wallet app that has this key. */
export async function inWalletApp(browser: Browser, { key }: Pick<Member, 'key'>, named = '') {
  const app = await openBrowser(browser, named)
  const wallet = await installWallet(app, key)
  return { app, wallet, there: await app.newPage() }
}

/** Opens an order that the member has what it costs for, and has its link made. */
export async function linkToPay(page: Page, member: Member, amount: string): Promise<string> {
  await give(member)
  await openOrder(page, member, amount)
  return linkOf(page)
}

/** Has the link made and reads the page behind it as a wallet app does. */
export async function linkOf(page: Page): Promise<string> {
  const way = page.getByRole('region', { name: 'Wallet app' })
  await way.getByRole('button', { name: 'Choose a wallet app' }).click()
  const href = await way.getByRole('link', { name: 'Open in Trust Wallet' }).getAttribute('href')
  return new URL(href ?? '').searchParams.get('url') ?? ''
}

/** Gives the member what the tests' orders cost. */
export const give = ({ account }: Member) =>
  devnet('/api/give', { address: account, coin: 'BTCW', amount: '1000' })

/** The tickets that were made for an order. */
export const ticketsOf = (db: Database, order: string) =>
  db.inTx((tx) => tx`select 1 from pledge_ticket where order_id = ${order}`)

/** How many service workers the page's browser has of the app. */
export const workersOf = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
