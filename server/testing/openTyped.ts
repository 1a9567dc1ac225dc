import { takeAddress } from '#server/calls/takeAddress.ts'
import { atDeskOf } from './atDeskOf.ts'
import { openFarm } from './openFarm.ts'

/** A farm, and somebody who typed a wallet's address and signed nothing. */
export async function openTyped() {
  const farm = await openFarm()
  const typed = await farm.join({ proved: false })
  await farm.look()
  const { address: account, id } = typed
  const release = () => farm.db.inTx((tx) => takeAddress(tx, { account, now: farm.clock.now() }))
  const released = async () => {
    const [row] = await farm.db.inTx(
      (tx) => tx<{ account: string }>`select account from member where id = ${id}`,
    )
    return row?.account === `released ${id}`
  }
  return { farm, typed, release, released, desk: atDeskOf(farm.world, { name: 'one' }) }
}
