import { randomBytes, randomUUID } from 'node:crypto'
import type { Hex } from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { give } from './control.ts'
import { readJson, writeJson } from './json-file.ts'
import { queue } from './queue.ts'
import { rpc } from './rpc.ts'

const COIN = 10n ** 18n
const FILE = 'wallets.json'

/** A wallet made for a browser. `claimed`: a browser holds its id; until then the next one that asks gets it. */
type Wallet = { id: string; key: Hex; claimed: boolean }

export type Wallets = {
  list(): readonly { address: Hex; claimed: boolean }[]
  /** Makes one for the next browser that asks, unless one waits already. */
  prepare(): Promise<Hex>
  /** The wallet of that id; where there is none, the prepared one or a new one under an id of its own. */
  claim(id: string | undefined): Promise<{ id: string; address: Hex }>
  accountOf(id: string): PrivateKeyAccount | undefined
}

/** The wallets that the devnet keeps for browsers, each with coins to begin with. The ids are what opens them. */
export async function openWallets({
  dir,
  rpcUrl,
  token,
}: {
  dir: string
  rpcUrl: string
  token: string
}): Promise<Wallets> {
  const wallets = (await readJson<Wallet[]>(dir, FILE)) ?? []
  // One after the other, or two browsers that ask at once would get the same wallet.
  const inTurn = queue()
  const open = (wallet: Wallet) => privateKeyToAccount(wallet.key)

  const make = () => {
    const key = `0x${randomBytes(32).toString('hex')}` as const
    const made = { id: randomUUID(), key, claimed: false }
    wallets.push(made)
    return made
  }
  const keep = async (wallet: Wallet) => {
    await writeJson(dir, FILE, wallets)
    const { address } = open(wallet)
    if (await isUntouched(rpcUrl, address)) {
      await give(rpcUrl, address, 1_000n * COIN)
      await give(rpcUrl, address, { token, amount: 100_000n * COIN })
    }
    return address
  }
  const waiting = () => wallets.find(({ claimed }) => !claimed) ?? make()

  return {
    list: () =>
      wallets.map((wallet) => ({ address: open(wallet).address, claimed: wallet.claimed })),
    prepare: () => inTurn(() => keep(waiting())),
    claim: (id) =>
      inTurn(async () => {
        const wallet = wallets.find((known) => known.id === id) ?? waiting()
        wallet.claimed = true
        return { id: wallet.id, address: await keep(wallet) }
      }),
    accountOf(id) {
      const wallet = wallets.find((known) => known.id === id)
      return wallet && open(wallet)
    },
  }
}

/** Whether it never had coins on this chain: it is new, or the chain is. */
async function isUntouched(rpcUrl: string, address: Hex): Promise<boolean> {
  const [balance, count] = await Promise.all([
    rpc<Hex>(rpcUrl, 'eth_getBalance', address, 'latest'),
    rpc<Hex>(rpcUrl, 'eth_getTransactionCount', address, 'latest'),
  ])
  return BigInt(balance) === 0n && BigInt(count) === 0n
}
