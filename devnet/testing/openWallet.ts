import type { Browser } from '@playwright/test'
import type { Hex } from 'viem'
import type { Ready } from '#devnet/startDevnet.ts'
import { bitwave } from '#shared/chain.ts'
import type { AppWindow } from './serveApp.ts'

type Outcome = { result?: unknown; code?: number; message?: string }

/** A phone of its own that has opened the app; what the page or the browser complains of is collected. */
export async function openWallet(
  browser: Browser,
  { appUrl, ready }: { appUrl: string; ready: Ready },
) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))

  const open = async () => {
    await page.goto(appUrl)
    await page.waitForFunction(() => 'wallet' in globalThis)
  }
  await open()

  /** What the wallet answers; a refusal with its code. */
  const request = (method: string, params: unknown[] = []): Promise<Outcome> =>
    page.evaluate(
      async (asked) => {
        try {
          const { wallet } = globalThis as unknown as AppWindow
          return { result: await wallet.provider.request(asked) }
        } catch (cause) {
          const { code, message } = cause as { code: number; message: string }
          return { code, message }
        }
      },
      { method, params },
    )
  const press = (name: string) => page.getByRole('button', { name }).click()

  /** What the wallet answers when it is told yes. */
  const approved = async (method: string, params: unknown[] = []) => {
    const answer = request(method, params)
    await press('Approve')
    return answer
  }
  return {
    page,
    complaints,
    open,
    request,
    press,
    approved,
    told: () => page.evaluate(() => (globalThis as unknown as AppWindow).told),
    info: () => page.evaluate(() => (globalThis as unknown as AppWindow).wallet.info),
    async connect(): Promise<Hex> {
      const { result } = await approved('eth_requestAccounts')
      return (result as [Hex])[0]
    },
    addChain: () => approved('wallet_addEthereumChain', [chainOf(ready.rpcUrl)]),
    close: () => context.close(),
  }
}

/** What an app tells a wallet of the chain. */
export const chainOf = (rpcUrl: string) => ({
  chainId: bitwave.hexId,
  chainName: bitwave.name,
  nativeCurrency: bitwave.coin,
  rpcUrls: [rpcUrl],
})
