import { setTimeout as wait } from 'node:timers/promises'
import { type Address, getContractAddress, type Hex } from 'viem'
import { type Ask, askNode } from '#server/chain/askNode.ts'
import * as wire from '#server/chain/wire.ts'
import { openWallet, type Wallet } from '#server/payouts/openWallet.ts'
import { bitwave } from '#shared/chain.ts'

/** How often a node is asked for what it does not have yet, milliseconds. */
const PACE = 500

/** A wallet that makes contracts, and the node that it speaks to. */
export type Deployer = {
  ask: Ask
  wallet: Wallet
  say: (line: string) => void
  /** Transactions that it has sent, those that wait for a block too where they are asked for. */
  sent: (block: 'latest' | 'pending') => Promise<number>
  /** Where its transaction of that nonce makes a contract. */
  placeOf: (nonce: number) => Address
}

/** Opens the wallet at a node. Throws where the node shows another chain than Bitwave's. */
export async function openDeployer(
  { rpcUrl, key }: { rpcUrl: string; key: Hex },
  say: (line: string) => void,
): Promise<Deployer> {
  const ask = askNode(rpcUrl)
  const wallet = openWallet(key, 'DEPLOYER_KEY')
  const chainId = await ask(wire.Int, 'eth_chainId')
  if (chainId !== bitwave.id)
    throw new Error(`the node shows chain ${chainId}, not ${bitwave.name} (${bitwave.id})`)
  return {
    ask,
    wallet,
    say,
    sent: (block) => ask(wire.Int, 'eth_getTransactionCount', wallet.address, block),
    placeOf: (nonce) => getContractAddress({ from: wallet.address, nonce: BigInt(nonce) }),
  }
}

/** Asks until the answer is there, however long it takes. */
export async function until<T>(question: () => Promise<T | null | false>): Promise<T> {
  for (;;) {
    const answer = await question()
    if (answer !== null && answer !== false) return answer
    await wait(PACE)
  }
}
