import type { Page } from '@playwright/test'
import { createWalletClient, type Hex, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { headOf, setAutomine } from '#devnet/control.ts'
import { rpc } from '#devnet/rpc.ts'
import { expect, type Member } from './app.ts'
import { devnet, farm } from './farm.ts'
import type { Wallet } from './wallet.ts'
import { openOrder, payIn, words } from './walletPledge.ts'

const { rpcUrl, poolAddress } = farm.devnet
export const pool = poolAddress as Hex

/** More than any transaction of these tests has offered before. */
const MORE = { maxFeePerGas: 10n ** 11n, maxPriorityFeePerGas: 5n * 10n ** 10n, gas: 100_000n }

/** Pays an order in a browser while no block is mined. Answers its transaction. */
export async function payInNoBlock(page: Page, member: Member, wallet: Wallet) {
  await openOrder(page, member, '45')
  await page.getByRole('button', { name: words.en.buttons.connect }).waitFor()
  await holdBlocks()
  const { promise: sent, resolve } = Promise.withResolvers<Hex>()
  wallet.onSent = resolve
  await payIn(page)
  const hash = await sent
  await expect(page.getByText('Waiting for the first block')).toBeVisible()
  const { nonce } = await rpc<{ nonce: Hex }>(rpcUrl, 'eth_getTransactionByHash', hash)
  return { hash, nonce: Number(nonce) }
}

/** From here on no block is mined until somebody mines it. */
export async function holdBlocks() {
  await quiet()
  await setAutomine(rpcUrl, false)
}

/** Blocks come by themselves again. */
export const letBlocks = () => setAutomine(rpcUrl, true)

/** Until no block is mined any more: the devnet mines some on top of each payment. */
async function quiet() {
  let last = -1
  await expect
    .poll(
      async () => {
        const before = last
        last = (await headOf(rpcUrl)).number
        return last === before
      },
      { intervals: [2_500], timeout: 30_000 },
    )
    .toBe(true)
}

/** Sends from the member's wallet, past the browser. */
export const send = (member: Member, tx: { to: Hex; value: bigint; nonce?: number }) =>
  createWalletClient({
    account: privateKeyToAccount(member.key),
    transport: http(rpcUrl),
  }).sendTransaction({ chain: null, ...tx, ...MORE })

/** Mines one block. */
export const mine = () => devnet('/api/mine', { blocks: 1 })
