import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import {
  createPublicClient,
  createWalletClient,
  type Hex,
  hexToBigInt,
  http,
  numberToHex,
} from 'viem'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { announce, type Shown } from './announce.ts'
import { type Answer, fail } from './walletAnswers.ts'

type Call = { method: string; params?: readonly unknown[] }

type Sending = { from?: string; to: Hex; value?: Hex; data?: Hex; chainId?: Hex }

/** A browser wallet whose keys stay here, and which does what a test tells it to. */
export type Wallet = {
  account: PrivateKeyAccount
  /** Every call that the page made, in order. */
  calls: Call[]
  /** Methods that the person refuses (4001). */
  refuses: Set<string>
  /** Answers that a method gives instead of doing its work. */
  misbehaves: Map<string, () => Answer | Promise<Answer>>
  /** Called before anything is answered: holds the answer back. */
  onCall: (method: string) => Promise<void> | void
  /** Called after a transaction was sent and before the page learns its hash. */
  onSent: (hash: Hex) => Promise<void> | void
  /** Changes what is sent: another value, say. */
  alter: (tx: { to: Hex; value: bigint; data: Hex }) => {
    to: Hex
    value: bigint
    data: Hex
    gas?: bigint
  }
  switchTo: (page: Page, account: PrivateKeyAccount) => Promise<void>
  lock: (page: Page) => Promise<void>
  /** Goes to another chain, known to it or not, and tells nobody. */
  moveTo: (chain: number) => void
}

/** Puts a wallet into every page of the context, announced by EIP-6963; it does not know Bitwave until told. */
export async function installWallet(
  context: BrowserContext,
  key: Hex = generatePrivateKey(),
  shown: Partial<Omit<Shown, 'binding' | 'uuid'>> = {},
): Promise<Wallet> {
  const { name = 'Test Wallet', way = '6963', late = false } = shown
  const binding = `bitwave${name.replaceAll(' ', '')}`
  const chains = new Map<number, string>()
  let chain = 1
  let connected = false
  const wallet: Wallet = {
    account: privateKeyToAccount(key),
    calls: [],
    refuses: new Set(),
    misbehaves: new Map(),
    onCall: () => {},
    onSent: () => {},
    alter: (tx) => tx,
    switchTo: async (page, account) => {
      wallet.account = account
      await emit(page, binding, ['accountsChanged', [account.address]])
    },
    lock: async (page) => {
      connected = false
      await emit(page, binding, ['accountsChanged', []])
    },
    moveTo: (to) => {
      chain = to
    },
  }

  const rpc = () => http(chains.get(chain))
  const switched = (): Answer => ({ result: null, events: [['chainChanged', numberToHex(chain)]] })
  const methods: Record<string, (params: never[]) => Promise<Answer> | Answer> = {
    eth_requestAccounts: () => {
      connected = true
      return { result: [wallet.account.address] }
    },
    wallet_requestPermissions: () => {
      connected = true
      const caveats = [{ type: 'restrictReturnedAccounts', value: [wallet.account.address] }]
      return { result: [{ parentCapability: 'eth_accounts', caveats }] }
    },
    eth_accounts: () => ({ result: connected ? [wallet.account.address] : [] }),
    eth_chainId: () => ({ result: numberToHex(chain) }),
    wallet_revokePermissions: () => {
      connected = false
      return { result: null }
    },
    wallet_switchEthereumChain: ([asked]: { chainId: string }[]) => {
      const chainId = Number(asked?.chainId)
      if (!chains.has(chainId)) return fail(4902, 'Unrecognized chain ID')
      chain = chainId
      return switched()
    },
    wallet_addEthereumChain: ([asked]: { chainId: string; rpcUrls: string[] }[]) => {
      chain = Number(asked?.chainId)
      chains.set(chain, asked?.rpcUrls[0] ?? '')
      return switched()
    },
    personal_sign: async ([raw]: Hex[]) => ({
      result: await wallet.account.signMessage({ message: { raw: raw ?? '0x' } }),
    }),
    eth_sendTransaction: async ([asked]: Sending[]) => {
      if (!asked || asked.from?.toLowerCase() !== wallet.account.address.toLowerCase()) {
        return fail(4100, 'Unauthorized account')
      }
      if (Number(asked.chainId) !== chain) return fail(4901, 'Not connected to that chain')
      const { to, value, data = '0x' } = asked
      const tx = wallet.alter({ to, value: value ? hexToBigInt(value) : 0n, data })
      const hash = await createWalletClient({
        account: wallet.account,
        transport: rpc(),
      }).sendTransaction({ chain: null, ...tx })
      await wallet.onSent(hash)
      return { result: hash }
    },
  }

  await context.exposeBinding(binding, async (_source, call: Call): Promise<Answer> => {
    wallet.calls.push(call)
    await wallet.onCall(call.method)
    if (wallet.refuses.has(call.method)) return fail(4001, 'User rejected the request.')
    try {
      const misbehaved = wallet.misbehaves.get(call.method)
      if (misbehaved) return await misbehaved()
      const own = methods[call.method]
      if (own) return await own((call.params ?? []) as never[])
      return { result: await createPublicClient({ transport: rpc() }).request(call as never) }
    } catch (error) {
      return fail(-32000, error instanceof Error ? error.message : String(error))
    }
  })
  await context.addInitScript(announce, { name, uuid: randomUUID(), binding, way, late })
  return wallet
}

const emit = (page: Page, binding: string, event: [string, unknown]) =>
  page.evaluate(([name, detail]) => dispatchEvent(new CustomEvent(name, { detail })), [
    binding,
    event,
  ] as const)
