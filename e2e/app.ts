import { test as base, expect, type Page } from '@playwright/test'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { type Database, open } from '#server/db/open.ts'
import { available } from '#server/ledger/accounts.ts'
import { balanceOf } from '#server/ledger/balances.ts'
import { join } from '#server/members/join.ts'
import { openSession } from '#server/members/openSession.ts'
import { hashPassword } from '#server/members/passwords.ts'
import type { Coin } from '#shared/api/coin.ts'
import { parseAmount } from '#shared/money.ts'
import { devnet, farm } from './farm.ts'
import { payPool } from './payPool.ts'
import { beginProblems } from './problems.ts'
import { installWallet, type Wallet } from './wallet.ts'
import { watchAll } from './watch.ts'

export type Member = {
  id: string
  nickname: string
  account: string
  key: `0x${string}`
  token: string
}

type Fixtures = {
  /** A member who is signed in on this page; `member: _` where nothing else is wanted of them. */
  member: Member
  /** The member's browser wallet, with 1,000 BTCW and 1,000 BTCWT on the devnet. */
  wallet: Wallet
  /** Fails the test when a page in any browser of it broke its own content policy or threw. */
  clean: undefined
}

type Shared = {
  db: Database
  /** What is asked and broken in this browser is noted, whoever opens the context: the desk's acts for the last check of the run. */
  noted: undefined
}

export const test = base.extend<Fixtures, Shared>({
  baseURL: farm.appUrl,
  db: [
    async ({}, use) => {
      const db = open(farm.database.appUrl, { connections: 4 })
      await use(db)
      await db.close()
    },
    { scope: 'worker' },
  ],
  noted: [
    async ({ browser }, use) => {
      watchAll(browser)
      await use(undefined)
    },
    { scope: 'worker', auto: true },
  ],
  clean: [
    async ({}, use) => {
      const problems = beginProblems()
      await use(undefined)
      expect(problems).toEqual([])
    },
    { auto: true },
  ],
  // A changed answer that is under way at a test's end is no fault of it, nor of the run.
  context: async ({ context }, use) => {
    await use(context)
    const routed = [context, ...context.pages()]
    await Promise.all(routed.map((it) => it.unrouteAll({ behavior: 'ignoreErrors' })))
  },
  member: async ({ page, db }, use) => {
    const member = await newMember(db)
    await signIn(page, member)
    await use(member)
  },
  wallet: async ({ context, member }, use) => {
    const wallet = await installWallet(context, member.key)
    await devnet('/api/give', { address: member.account, coin: 'BTCW', amount: '1000' })
    await devnet('/api/give', { address: member.account, coin: 'BTCWT', amount: '1000' })
    await use(wallet)
  },
})

/** How what the chain brings is waited for: looked at often, as many a journey begins with it. */
export const SOON = { timeout: 30_000, intervals: [100] }

let made = 0

/** A member made in the books, not by clicking: with an account, proved if not said otherwise, and a token, below the root or whose code it is. */
export async function newMember(
  db: Database,
  {
    proved = true,
    password,
    inviteCode = farm.invitationCode,
  }: { proved?: boolean; password?: string; inviteCode?: string } = {},
): Promise<Member> {
  made += 1
  const key = generatePrivateKey()
  const account = privateKeyToAddress(key)
  const nickname = `Member ${process.pid}-${made}`
  const now = new Date()
  const passwordHash = password === undefined ? 'none' : await hashPassword(password)
  return db.inTx(async (tx) => {
    const id = await join(tx, {
      nickname,
      email: `${account.toLowerCase()}@example.org`,
      passwordHash,
      inviteCode,
      account,
      proved,
      now,
      house: [],
    })
    const { token } = await openSession(tx, id, now)
    return { id, nickname, account, key, token }
  })
}

/** Puts the member's token where the app keeps it. */
export const signIn = (page: Page, { token }: Member) =>
  page.addInitScript((it) => {
    if (!sessionStorage.getItem('e2e.signedIn')) localStorage.setItem('bw.token', it)
    sessionStorage.setItem('e2e.signedIn', '1')
  }, `Bearer ${token}`)

/** Has the member pay the pool without an order, and waits until the books have it: a deposit. */
export async function deposit(
  db: Database,
  member: Member,
  { coin, amount }: { coin: Coin; amount: string },
) {
  const before = await db.inTx((tx) => balanceOf(tx, available(member.id), coin))
  await payPool(member, amount, coin)
  await expect
    .poll(() => db.inTx((tx) => balanceOf(tx, available(member.id), coin)), SOON)
    .toBe(before + parseAmount(amount))
}

export { expect }
