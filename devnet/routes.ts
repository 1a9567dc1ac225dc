import { type Address, isAddress } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import * as z from 'zod/mini'
import { Coin } from '#shared/api/coin.ts'
import { bitwave } from '#shared/chain.ts'
import { PositiveAmount } from '#shared/money.ts'
import { check } from './check.ts'
import { give, headOf, increaseTime, mine } from './control.ts'
import type { Deployment } from './deploy.ts'
import { addressPage, transactionPage } from './explore.ts'
import { BadRequest, type Routes } from './serve.ts'
import type { MailCatcher } from './startMail.ts'

export type World = Deployment & {
  rpcUrl: string
  mail: MailCatcher
  confirmations: number
  /** Where the app is; nothing where nobody said so. */
  appUrl?: string
  dir: string
  /** Saves the chain: what was answered must not be taken back by a crash, the moved clock least of all. */
  save(): Promise<void>
}

const Give = z.object({ address: z.string(), coin: Coin, amount: PositiveAmount })
/** No more than ten years at once. */
const Time = z.object({ seconds: z.int().check(z.gte(1), z.lte(315_360_000)) })
const Mine = z.object({ blocks: z.int().check(z.gte(1), z.lte(1_000)) })

/** What the devnet's page asks and does. */
export function routes(world: World): Routes {
  const { rpcUrl, token } = world
  return {
    'GET /api/status': async () => ({ body: await status(world) }),
    'GET /api/mails': () => ({ body: { list: world.mail.messages() } }),

    'POST /api/give': async ({ json }) => {
      const { address, coin, amount } = check(Give, json)
      const to = valid(address)
      return {
        body: { hash: await give(rpcUrl, to, coin === 'BTCW' ? amount : { token, amount }) },
      }
    },

    'POST /api/time': async ({ json }) => {
      await increaseTime(rpcUrl, check(Time, json).seconds)
      await world.save()
      return { body: await status(world) }
    },

    'POST /api/mine': async ({ json }) => {
      await mine(rpcUrl, check(Mine, json).blocks)
      await world.save()
      return { body: await status(world) }
    },

    'GET /api/tx/*': async ({ params: [hash = ''] }) => {
      if (!/^0x[0-9a-fA-F]{64}$/.test(hash)) throw new BadRequest('This is no hash')
      return { body: await transactionPage(world, hash as Address) }
    },

    'GET /api/address/*': async ({ params: [address = ''] }) => ({
      body: await addressPage(world, valid(address)),
    }),
  }
}

/** Throws where it is no address, or one in mixed case that is mistyped (EIP-55). */
function valid(address: string): Address {
  if (isAddress(address)) return address
  throw new BadRequest('address: this is no address, or it is mistyped')
}

async function status(world: World) {
  const { number, time } = await headOf(world.rpcUrl)
  return {
    name: bitwave.name,
    chainId: bitwave.hexId,
    block: number,
    time: new Date(time * 1000).toISOString(),
    confirmations: world.confirmations,
    rpcUrl: world.rpcUrl,
    smtpUrl: world.mail.url,
    appUrl: world.appUrl ?? null,
    poolAddress: world.pool,
    tokenAddress: world.token,
    operator: privateKeyToAddress(world.operatorKey),
    payer: privateKeyToAddress(world.payerKey),
    dir: world.dir,
  }
}
