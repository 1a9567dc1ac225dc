import type { Page } from '@playwright/test'
import type { Database } from '#server/db/open.ts'
import { ONE } from '#shared/money.ts'
import { post } from './api.ts'
import { expect, type Member } from './app.ts'
import { heldBy } from './books.ts'
import type { Wallet } from './wallet.ts'

/** What the screen says in both languages, as members read it. */
export const words = {
  en: {
    says: {
      rejected: 'You declined in the wallet. Nothing was taken.',
      wrongChain: 'The wallet stayed on another chain.',
      tooLittle: 'The wallet has too little for the amount and its network fee.',
      busy: 'The wallet already has a question open.',
      locked: 'The wallet is locked or has not allowed this account.',
      unsupported: 'This wallet cannot do that.',
      disconnected: 'The wallet lost its connection to the chain.',
      unreached: 'The Bitwave chain cannot be reached.',
      silent: 'The wallet does not answer.',
      otherAccount: 'Another account or another wallet answers now.',
      onItsWay: 'A transaction of your account is still on its way.',
      unknown: 'The wallet did not do it and did not say why.',
    },
    buttons: {
      way: /Browser wallet|瀏覽器錢包/,
      connect: /^Connect Test Wallet$/,
      pay: /^Pay \d+ BTCW$/,
      any: /^Send it yourself$/,
      check: /^Check again$/,
      choose: /^Choose the wallet again$/,
      done: 'See it in My Staking',
    },
  },
  zh: {
    says: {
      rejected: '您已在錢包中拒絕，沒有扣除任何資產。',
      wrongChain: '錢包仍在其他鏈上。',
      tooLittle: '錢包餘額不足以支付該數量和鏈上手續費',
      busy: '錢包中已有一個待處理的請求',
      locked: '錢包已鎖定或尚未授權此帳戶',
      unsupported: '此錢包不支援該操作',
      disconnected: '錢包與區塊鏈的連線中斷',
      unreached: '無法連上 Bitwave 鏈。',
      silent: '錢包沒有回應。',
      otherAccount: '目前回應的是另一個帳戶或另一個錢包',
      onItsWay: '您的帳戶有一筆交易仍在處理中',
      unknown: '錢包沒有完成操作，也沒有說明原因。',
    },
    buttons: {
      way: /Browser wallet|瀏覽器錢包/,
      connect: /^連接 Test Wallet$/,
      pay: /^支付 \d+ BTCW$/,
      any: /^自行付款$/,
      check: /^再次查詢$/,
      choose: /^重新選擇錢包$/,
      done: '在「我的質押」中查看',
    },
  },
}

/** Opens an order for a payment in BTCW by a call, and its screen. */
export async function openOrder(page: Page, member: Member, amount: string): Promise<string> {
  const { result: terms } = await post(member, 'home/parameters', {})
  const planId = terms.parameters.plans[0].id
  const { result } = await post(member, 'product/bTCWPledgeBefter', {
    coin: 'BTCW',
    amount,
    planId,
  })
  await page.goto(`/#/pages/staking/index?order=${result.order.id}`)
  return result.order.id
}

/** Connects the wallet and has it pay. */
export async function payIn(page: Page, locale: 'en-GB' | 'zh-TW' = 'en-GB') {
  const { buttons } = locale === 'en-GB' ? words.en : words.zh
  await page.getByRole('button', { name: buttons.connect }).click()
  await page.getByRole('button', { name: buttons.pay }).click()
}

type Running = { db: Database; member: Member; coins: bigint }

/** How often the wallet was asked to send. */
export const sendsOf = ({ calls }: Wallet): number =>
  calls.filter(({ method }) => method === 'eth_sendTransaction').length

/** The screen says in English that the order runs, and the books hold so many BTCW for it. */
export async function expectRuns(page: Page, { db, member, coins }: Running) {
  await expect(page.getByText(words.en.buttons.done)).toBeVisible({ timeout: 30_000 })
  expect(await heldBy(db, member)).toEqual({ 'staked:BTCW': coins * ONE })
}

/** Its words, and no other button of this way to pay than the one that helps. */
export async function expectTrouble(page: Page, said: string, button: RegExp) {
  await expect(page.getByRole('alert').filter({ hasText: said })).toBeVisible()
  const way = page.getByRole('region', { name: words.en.buttons.way })
  // The devnet offers a wallet of its own beside it.
  const others = way.getByRole('button').filter({ hasText: /\S/, hasNotText: 'Devnet Wallet' })
  await expect(others).toHaveCount(1)
  await expect(way.getByRole('button', { name: button })).toBeVisible()
}
