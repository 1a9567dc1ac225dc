import {
  type Address,
  BaseError,
  createWalletClient,
  defineChain,
  type Hex,
  http,
  isHex,
} from 'viem'
import * as z from 'zod/mini'
import { bitwave } from '#shared/chain.ts'
import { formatAmount } from '#shared/money.ts'
import { check } from './check.ts'
import { tokensOf } from './explore.ts'
import { queue } from './queue.ts'
import { rpc } from './rpc.ts'
import { BadRequest, type Routes } from './serve.ts'
import type { Wallets } from './wallets.ts'

const HexText = z.custom<Hex>((value) => isHex(value), 'not hexadecimal')
const Quantity = z.optional(HexText)

const Claim = z.object({ id: z.optional(z.string()) })
const Known = z.object({ id: z.string() })
const Sign = z.object({ id: z.string(), message: HexText })
const SignTyped = z.object({
  id: z.string(),
  typed: z.object({
    domain: z.record(z.string(), z.unknown()),
    types: z.record(z.string(), z.array(z.object({ name: z.string(), type: z.string() }))),
    primaryType: z.string(),
    message: z.record(z.string(), z.unknown()),
  }),
})
const Send = z.object({
  id: z.string(),
  transaction: z.object({
    to: z.optional(HexText),
    value: Quantity,
    data: z.optional(HexText),
    gas: Quantity,
    nonce: Quantity,
  }),
})

const chain = defineChain({
  id: bitwave.id,
  name: bitwave.name,
  nativeCurrency: bitwave.coin,
  rpcUrls: { default: { http: [] } },
})

/** What `wallet.js` asks of the devnet, which holds the keys. Consent is the wallet's to ask for. */
export function walletRoutes(
  wallets: Wallets,
  { rpcUrl, token }: { rpcUrl: string; token: Address },
): Routes {
  // Two at once would take the same nonce.
  const inTurn = queue()
  return {
    'GET /api/wallets': async () => {
      const list = wallets.list().map(async (wallet) => ({
        ...wallet,
        BTCW: formatAmount(
          BigInt(await rpc<Hex>(rpcUrl, 'eth_getBalance', wallet.address, 'latest')),
        ),
        BTCWT: formatAmount(await tokensOf(rpcUrl, token, wallet.address)),
      }))
      return { body: { list: await Promise.all(list) } }
    },

    'POST /api/wallets': async () => ({ body: { address: await wallets.prepare() } }),

    'POST /api/wallet/account': async ({ json }) => ({
      body: await wallets.claim(check(Claim, json).id),
    }),

    'POST /api/wallet/known': ({ json }) => ({
      body: { known: wallets.accountOf(check(Known, json).id) !== undefined },
    }),

    'POST /api/wallet/sign': async ({ json }) => {
      const { id, message } = check(Sign, json)
      const signature = await accountOf(wallets, id).signMessage({ message: { raw: message } })
      return { body: { signature } }
    },

    'POST /api/wallet/typed': async ({ json }) => {
      const { id, typed } = check(SignTyped, json)
      return { body: { signature: await accountOf(wallets, id).signTypedData(typed as never) } }
    },

    'POST /api/wallet/send': async ({ json }) => {
      const { id, transaction } = check(Send, json)
      const account = accountOf(wallets, id)
      return { body: { hash: await inTurn(() => sendFrom(account, rpcUrl, transaction)) } }
    },
  }
}

function accountOf(wallets: Wallets, id: string) {
  const account = wallets.accountOf(id)
  if (!account) throw new BadRequest('id: the devnet knows no such wallet')
  return account
}

type Account = NonNullable<ReturnType<Wallets['accountOf']>>

/** Says no, as a wallet does, to what the chain would only let fail. */
async function sendFrom(
  account: Account,
  rpcUrl: string,
  { to, value, data, gas, nonce }: z.output<typeof Send>['transaction'],
): Promise<Hex> {
  const client = createWalletClient({ account, chain, transport: http(rpcUrl) })
  try {
    return await client.sendTransaction({
      ...(to && { to }),
      ...(data && { data }),
      ...(value && { value: BigInt(value) }),
      ...(gas && { gas: BigInt(gas) }),
      ...(nonce && { nonce: Number(nonce) }),
    })
  } catch (cause) {
    throw new BadRequest(cause instanceof BaseError ? cause.shortMessage : String(cause))
  }
}
