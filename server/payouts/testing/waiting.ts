import type { Hex } from 'viem'
import { setAutomine } from '#devnet/control.ts'
import { rpc } from '#devnet/rpc.ts'
import { REFUSES } from './endWithdrawal.ts'
import { openPayer } from './openPayer.ts'

const MINUTE = 60_000

/** A payment of 5 BTCW that waits for a block which does not come. */
export async function waiting() {
  const farm = await openPayer()
  const { url } = farm.chain
  await setAutomine(url, false)
  const asked = await farm.ask('5')
  await farm.rounds()
  const { hash = null } = (await farm.row(asked.id)) ?? {}
  const pass = (minutes: number) => farm.pass(minutes * MINUTE)
  const signed = () =>
    farm.db.inTx(
      (tx) => tx<{ nonce: string; kind: string; fee: bigint; hash: Hex; raw: Hex }>`
        select nonce, kind, max_fee as fee, hash, raw from payout_tx order by id`,
    )
  /** From now on the receiver undoes whatever is asked of it. */
  const refuse = () => rpc(url, 'anvil_setCode', asked.address, REFUSES)
  return { farm, url, ...asked, hash, pass, signed, refuse }
}
