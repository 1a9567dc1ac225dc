import { expect, test } from 'vitest'
import { setAutomine } from '#devnet/control.ts'
import { COIN } from '#server/testing/openBooks.ts'
import { type Farm, openFarm } from '#server/testing/openFarm.ts'

/** A member's open order of 10 BTCW, and somebody else who has come by the link to it. */
async function linked(farm: Farm) {
  const [ann, bob] = [await farm.join(), await farm.join()]
  await farm.settle()
  const id = await ann.open('10')
  const { ticket } = (await ann.call('product/pledgeTicket', { orderId: id })).result
  const name = (hash: string) => bob.call('product/ticketHash', { ticket, hash })
  return { ann, bob, id, name }
}

test('a link in other hands cannot fail the order with another’s transaction, whose payment still comes', async () => {
  const farm = await openFarm()
  const { ann, bob, id, name } = await linked(farm)
  const foreign = await bob.pay(COIN, bob.wallet.account.address)
  expect(await name(foreign)).toMatchObject({ code: 200 })
  await farm.settle(5)
  expect(await ann.order(id)).toMatchObject({ status: 'review', hash: null })

  const paid = await ann.pay(10n * COIN)
  expect(await name(paid)).toMatchObject({ code: 200 })
  await farm.settle(5)
  expect(await ann.order(id)).toMatchObject({ status: 'success', hash: paid })
  expect((await ann.balances()).BTCW).toMatchObject({ staked: 10n * COIN, available: 0n })
})

test('nor keep it waiting by one that is never mined', async () => {
  const farm = await openFarm()
  const { ann, bob, id, name } = await linked(farm)
  await setAutomine(farm.chain.url, false)
  const to = bob.wallet.account.address
  const waiting = await bob.wallet.sendTransaction({ to, value: 1n })
  expect(await name(waiting)).toMatchObject({ code: 200 })
  await farm.look()
  expect(await ann.order(id)).toMatchObject({ status: 'review', hash: null })
})

test('a payment of the member’s own account that was named with the link is kept', async () => {
  const farm = await openFarm()
  const { ann, id, name } = await linked(farm)
  await setAutomine(farm.chain.url, false)
  const payment = { to: farm.chain.pool.address, value: 10n * COIN }
  const hash = await ann.wallet.sendTransaction(payment)
  expect(await name(hash)).toMatchObject({ code: 200 })
  await farm.look()
  expect(await ann.order(id)).toMatchObject({ status: 'review', hash, hashState: 'pending' })
})
