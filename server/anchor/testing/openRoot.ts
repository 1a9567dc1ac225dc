import { anchoringOf } from '#server/anchor/anchoringOf.ts'
import { anchorNext } from '#server/anchor/anchorProofs.ts'
import { keepProofs } from '#server/jobs/keepProofs.ts'
import { COIN } from '#server/testing/openBooks.ts'
import { openFarm } from '#server/testing/openFarm.ts'

/** A farm whose root of the day is published and nowhere on the chain. */
export async function openRoot() {
  const farm = await openFarm()
  const ann = await farm.join()
  await ann.pay(3n * COIN)
  await farm.settle()
  const anchoring = anchoringOf(farm.world)
  if (!anchoring) throw new Error('nobody anchors here')
  const day = new Date(farm.clock.now())
  if (day.getUTCHours() === 0) farm.clock.follow(new Date(day.getTime() + 3_600_000))
  while ((await keepProofs(farm.world)) > 0);
  const published = async () => {
    const [newest] = (await ann.call('home/proofs', {})).result.list
    if (!newest) throw new Error('nothing was published')
    return newest
  }
  const sent = () =>
    farm.db.inTx(
      (tx) => tx<{ hash: `0x${string}`; nonce: number; lost: boolean }>`
        select hash, nonce::int as nonce, lost_at is not null as lost from proof_anchor order by created_at, max_fee`,
    )
  return { farm, ann, anchoring, published, sent }
}

/** Every step there is now. */
export async function run(anchoring: Parameters<typeof anchorNext>[0]) {
  while (await anchorNext(anchoring));
}
