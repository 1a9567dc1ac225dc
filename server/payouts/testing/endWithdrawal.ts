import type { Hex } from 'viem'
import { expect } from 'vitest'
import { mine, setAutomine } from '#devnet/control.ts'
import { rpc } from '#devnet/rpc.ts'
import type { Tx } from '#server/db/Tx.ts'
import { openPayer } from './openPayer.ts'
import { takeBlocksBack } from './takeBlocksBack.ts'

/** Undoes whatever is asked of it. */
export const REFUSES = '0x60006000fd'

const readSigned = (tx: Tx) => tx<{
  kind: string
  hash: Hex
  raw: Hex
  final: boolean
  booked: bigint
  cost: bigint
}>`
  select kind, hash, raw, final, booked, gas_used * gas_price as cost from payout_tx order by id`

/** A withdrawal of 5 BTCW that ended, with all that was signed for it. */
export async function endWithdrawal({ refused }: { refused: boolean }) {
  const farm = await openPayer()
  const { url } = farm.chain
  await farm.rounds()
  await setAutomine(url, false)
  const { id, address } = await farm.ask('5')
  await farm.rounds()
  const receives = (may: boolean) => rpc(url, 'anvil_setCode', address, may ? '0x' : REFUSES)
  await receives(!refused)
  await setAutomine(url, true)
  await mine(url)
  await farm.payAll()
  expect(await farm.row(id)).toMatchObject({ state: refused ? 'returned' : 'paid' })
  const signed = () => farm.db.inTx(readSigned)
  const [payment] = await signed()
  if (!payment) throw new Error('nothing was signed')
  /** Takes back the block of its payment, and all after it, as deep as nothing was thought to be. */
  const takeBack = async () => {
    const { blockNumber } = await farm.chain.payer.getTransactionReceipt({ hash: payment.hash })
    const depth = (await farm.head()).number - Number(blockNumber) + 1
    await takeBlocksBack(farm, depth)
    await farm.look()
  }
  /** Somebody else had kept its bytes. */
  const sendAgain = async () => {
    await rpc(url, 'eth_sendRawTransaction', payment.raw)
    await mine(url)
  }
  const goOn = async () => {
    await farm.rounds()
    await setAutomine(url, true)
    await mine(url)
    await farm.payAll()
    await farm.payAll()
  }
  const has = () => farm.chain.payer.getBalance({ address })
  const alarms = () => farm.reports.filter(({ event }) => event === 'payouts stopped')
  return { farm, url, id, payment, signed, receives, takeBack, sendAgain, goOn, has, alarms }
}
