import type { Address, Hex } from 'viem'
import * as z from 'zod/mini'
import * as wire from '#server/chain/wire.ts'
import { askFees } from '#server/payouts/askFees.ts'
import { type Sent, sentOr } from '#server/payouts/node-answers.ts'
import { type Deployer, until } from './openDeployer.ts'

const WORDS: Record<Exclude<Sent, 'taken'>, string> = {
  short: 'it has too little BTCW for the gas',
  used: 'something else was sent from it meanwhile: run this again',
  underpriced: 'the node wants a higher price for the gas: run this again',
}

/** Makes a contract of this data, and answers where once it is in a block. */
export async function makeContract(
  deployer: Deployer,
  { name, data }: { name: string; data: Hex },
): Promise<Address> {
  const { ask, wallet, say, sent, placeOf } = deployer
  const nonce = await sent('latest')
  const [fees, gas] = await Promise.all([
    askFees(ask),
    ask(wire.Big, 'eth_estimateGas', { from: wallet.address, data }),
  ])
  const prices = { maxFeePerGas: fees.maxFee, maxPriorityFeePerGas: fees.maxTip }
  const { raw, hash } = await wallet.sign({ to: null, data, nonce, gas, ...prices })
  say(`sending ${name} as ${hash}`)
  const said = await send(deployer, raw)
  if (said !== 'taken') throw new Error(`${wallet.address} cannot make ${name}: ${WORDS[said]}`)
  const receipt = await receiptOf(deployer, { hash, nonce })
  if (!receipt) throw new Error(`${wallet.address} cannot make ${name}: ${WORDS.used}`)
  if (!receipt.success) throw new Error(`${hash} failed: it made no ${name}`)
  say(`${name} is at ${placeOf(nonce)}, block ${receipt.block}`)
  return placeOf(nonce)
}

/** What became of a transaction; undefined where another one, which its wallet sent in its place, has used its nonce. */
const receiptOf = ({ ask, sent }: Deployer, { hash, nonce }: { hash: Hex; nonce: number }) =>
  until(async () => {
    const used = (await sent('latest')) > nonce
    // Asked for after the count: what came into a block in between is there.
    const receipt = await ask(z.nullable(wire.Receipt), 'eth_getTransactionReceipt', hash)
    return receipt ?? (used ? undefined : null)
  })

async function send({ ask }: Deployer, raw: Hex): Promise<Sent> {
  try {
    await ask(z.string(), 'eth_sendRawTransaction', raw)
    return 'taken'
  } catch (error) {
    return sentOr(error)
  }
}
