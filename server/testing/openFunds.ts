import { setParameter } from '#server/parameters/setParameter.ts'
import { atDeskOf } from './atDeskOf.ts'
import { openFarm } from './openFarm.ts'

/** A farm, where one person alone gives at most `limit` within a day. */
export async function openFunds({ limit }: { limit?: string } = {}) {
  const farm = await openFarm()
  if (limit) {
    const now = farm.clock.now()
    const value = { BTCW: limit, BTCWT: limit }
    const version = { value, effectiveAt: now, actor: 'test', reason: 'few coins', now }
    await farm.db.inTx((tx) => setParameter(tx, { name: 'grantTwoPersonAbove', ...version }))
  }
  const at = atDeskOf(farm.world)
  const logged = () =>
    farm.db.inTx(
      (tx) => tx`select act, subject, before, after, reason from operator_act order by id`,
    )
  /** Somebody who is no member pays the pool. */
  const stranger = await farm.chain.newcomer()
  const sends = async (value: bigint) => {
    const hash = await stranger.sendTransaction({ to: farm.chain.pool.address, value })
    await stranger.waitForTransactionReceipt({ hash })
    return hash
  }
  return { ...farm, at, logged, stranger, sends }
}
