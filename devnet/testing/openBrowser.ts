import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { startDevnet } from '#devnet/startDevnet.ts'
import { openWallet } from './openWallet.ts'
import { serveApp } from './serveApp.ts'

const CHROMIUM = '/usr/bin/chromium'

/** A devnet, an app that imports its wallet, and a browser that opens the app with a wallet of its own each time. */
export async function openBrowser() {
  const dir = await mkdtemp(join(tmpdir(), 'devnet-wallet-'))
  const devnet = await startDevnet({ dir, confirmations: 2 })
  const { ready } = devnet
  const app = await serveApp(ready)
  const browser = await chromium.launch({
    ...(existsSync(CHROMIUM) && { executablePath: CHROMIUM }),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  return {
    ready,
    appUrl: app.url,
    open: () => openWallet(browser, { appUrl: app.url, ready }),
    async close() {
      await browser.close()
      app.stop()
      await devnet.stop()
      await rm(dir, { recursive: true })
    },
  }
}

export type Browser = Awaited<ReturnType<typeof openBrowser>>

export type Wallet = Awaited<ReturnType<Browser['open']>>

/** Closes a wallet, and throws where the page or the browser complained. */
export async function closeQuietly(wallet: Wallet): Promise<void> {
  await wallet.close()
  // What the chain would let fail comes as a refused request; the browser notes every such answer.
  const complaints = wallet.complaints.filter((text) => !text.includes('status of 400'))
  if (complaints.length > 0) throw new Error(complaints.join('\n'))
}
