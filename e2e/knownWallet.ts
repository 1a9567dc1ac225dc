import type { Page } from '@playwright/test'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect } from './app.ts'
import type { Wallet } from './wallet.ts'

export const PASSWORD = 'harbour Lantern 27'

export const address = (page: Page) => page.getByLabel('Wallet address')
export const fromWallet = (page: Page) =>
  page.getByText('Wallet', { exact: true }).filter({ visible: true })

export const stranger = () => privateKeyToAccount(generatePrivateKey())

/** The person has let this page see the wallet before; wallets spell addresses in small letters. */
export const authorise = (wallet: Wallet) =>
  wallet.misbehaves.set('eth_accounts', () => ({ result: [wallet.account.address.toLowerCase()] }))

/** Until the wallet was looked at, which happens once the screen has nothing else to do. */
export const lookedAt = (wallet: Wallet) =>
  expect.poll(() => wallet.calls.map(({ method }) => method)).toContain('eth_accounts')
