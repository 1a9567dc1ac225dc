import { setTimeout as wait } from 'node:timers/promises'
import type { Address, Hex } from 'viem'
import { type Anvil, startAnvil } from './anvil.ts'
import { deploy } from './deploy.ts'
import { endOrphan } from './endOrphan.ts'
import { readJson, writeJson } from './json-file.ts'
import { keepState } from './keepState.ts'
import { makeVapid, type Vapid } from './makeVapid.ts'
import { mineConfirmations } from './mineConfirmations.ts'
import { pageRoutes } from './pageRoutes.ts'
import { portFor } from './portFor.ts'
import { routes, type World } from './routes.ts'
import { serve } from './serve.ts'
import { type MailCatcher, startMail } from './startMail.ts'
import { walletRoutes } from './walletRoutes.ts'
import { openWallets } from './wallets.ts'

export type DevnetOptions = {
  /** Where all of it is kept. */
  dir: string
  /** 0 or nothing: the port of last time where it is free, else any. */
  pagePort?: number
  rpcPort?: number
  smtpPort?: number
  /** Blocks that are mined on top of a transaction. */
  confirmations?: number
  /** Where the app is, for the link on the page. */
  appUrl?: string
  log?: (line: string) => void
}

/** What others need to use it; printed by `main.ts` and kept in `devnet.json`. */
export type Ready = {
  rpcUrl: string
  poolAddress: Address
  tokenAddress: Address
  smtpUrl: string
  pageUrl: string
  operatorKey: Hex
  payerKey: Hex
  anchorKey: Hex
  /** Blocks on top of a payment before it counts. */
  confirmations: number
  /** What the service signs pushes with: the same as last time, or no browser would take them. */
  vapid: Vapid
}

export type Devnet = {
  ready: Ready
  mail: MailCatcher
  anvil: Anvil
  stop(): Promise<void>
}

const FILE = 'devnet.json'

/** Starts the chain, the mail catcher and the page; what was there last time is there again, at the same addresses. */
export async function startDevnet(options: DevnetOptions): Promise<Devnet> {
  const { dir, confirmations = 12, log = () => {} } = options
  const last = await readJson<Ready>(dir, FILE)
  await refuseSecond(dir, last?.pageUrl)
  await endOrphan(dir)

  const mail = await startMail({ port: await portFor(options.smtpPort, last?.smtpUrl), dir })
  const rpcPort = await portFor(options.rpcPort, last?.rpcUrl)
  const anvil = await startAnvil({ stateDir: dir, port: rpcPort, log })
  const deployment = await deploy(anvil.url, { dir })
  const keeper = keepState(anvil.url, { dir, log })
  // Before anyone is told of the contracts: they must not vanish in a crash.
  await keeper.save()

  const rpcUrl = anvil.url
  const world = { ...options, ...deployment, confirmations, rpcUrl, mail, save: keeper.save }
  const site = await serve(await portFor(options.pagePort, last?.pageUrl), {
    ...pageRoutes,
    ...routes(world),
    ...walletRoutes(await openWallets(world), world),
  })
  const ready = readyOf(world, { ...site, vapid: last?.vapid ?? makeVapid() })
  await writeJson(dir, FILE, ready)

  const miner = mineConfirmations(anvil.url, { confirmations, log })
  const stop = async () => {
    await Promise.all([site.stop(), mail.stop(), miner.stop()])
    await keeper.stop().finally(anvil.stop)
  }
  return { ready, mail, anvil, stop }
}

function readyOf(world: World, { url: pageUrl, vapid }: { url: string; vapid: Vapid }): Ready {
  const { rpcUrl, pool, token, mail, operatorKey, payerKey, anchorKey, confirmations } = world
  return {
    rpcUrl,
    poolAddress: pool,
    tokenAddress: token,
    smtpUrl: mail.url,
    pageUrl,
    operatorKey,
    payerKey,
    anchorKey,
    confirmations,
    vapid,
  }
}

/** Two devnets on one folder would spoil each other's. One that is just ending is waited for. */
async function refuseSecond(dir: string, pageUrl: string | undefined): Promise<void> {
  if (!pageUrl) return
  for (let asked = 0; asked < 30; asked += 1) {
    if (!(await servesFrom(dir, pageUrl))) return
    await wait(100)
  }
  throw new Error(`A devnet runs from this folder already: ${pageUrl}`)
}

async function servesFrom(dir: string, pageUrl: string): Promise<boolean> {
  try {
    const response = await fetch(`${pageUrl}/api/status`, { signal: AbortSignal.timeout(1_000) })
    return (await response.json()).dir === dir
  } catch {
    return false
  }
}
