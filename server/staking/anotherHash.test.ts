import { expect, test } from 'vitest'
import { increaseTime } from '#devnet/control.ts'
import { checkHashes } from '#server/chain/checkHashes.ts'
import { openChain } from '#server/chain/openChain.ts'
import { COIN } from '#server/testing/openBooks.ts'
import type { Farm } from '#server/testing/openFarm.ts'
import { ordered, payUnmined } from '#server/testing/ordered.ts'

const SUBMIT = 'product/bTCWPledge'
const MISTYPED = `0x${'ab'.repeat(32)}`
const OTHER = `0x${'cd'.repeat(32)}`
const REFUSED = { code: 400, field: 'orderId' }

/** A little more than the minute in which the node may still come to know a transaction. */
async function passMinute(farm: Farm) {
  farm.pass(61_000)
  await increaseTime(farm.chain.url, 61)
}

/** A member whose order names a transaction that is nowhere. */
async function mistyped() {
  const { farm, ann, id } = await ordered()
  const name = (hash: string) => ann.call(SUBMIT, { orderId: id, hash })
  expect(await name(MISTYPED)).toMatchObject({ code: 200 })
  await farm.look()
  return { farm, ann, id, name }
}

test('a hash that was looked up in vain a minute after it was named gives way to another, which pays', async () => {
  const { farm, ann, id, name } = await mistyped()
  expect(await name(OTHER)).toMatchObject(REFUSED)
  await passMinute(farm)
  // Nobody has looked since.
  expect(await name(OTHER)).toMatchObject(REFUSED)
  await farm.look()
  const hash = await ann.pay(10n * COIN)
  expect(await name(hash)).toMatchObject({ code: 200, result: { hash, status: 'review' } })
  expect(await name(OTHER)).toMatchObject(REFUSED)
  await farm.settle()
  expect(await ann.order(id)).toMatchObject({ status: 'success', hash })
})

test('it stays while the node does not answer', async () => {
  const { farm, name } = await mistyped()
  await passMinute(farm)
  const chain = openChain({ ...farm.world.config, rpcUrl: 'http://127.0.0.1:9' })
  await checkHashes({ ...farm.follower, chain })
  expect(await name(OTHER)).toMatchObject(REFUSED)
})

test('one that the node has known stays, however long it waits', async () => {
  const { farm, ann, id } = await ordered()
  const { hash } = await payUnmined({ farm, ann, id })
  farm.pass(61_000)
  await farm.look()
  expect(await ann.call(SUBMIT, { orderId: id, hash: OTHER })).toMatchObject(REFUSED)
  expect(await ann.order(id)).toMatchObject({ hash, hashState: 'pending' })
})
