import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { audit } from '#server/audit/audit.ts'
import { openLagging } from '#server/testing/openLagging.ts'
import { openPayer } from './testing/openPayer.ts'
import { openProxy } from './testing/openProxy.ts'
import { payByHand } from './testing/payByHand.ts'

const CANCEL = 'asset/cashCancel'

/** A farm that has paid, and its service behind a node whose questions are counted. */
async function counted() {
  const farm = await openPayer()
  await farm.rounds()
  const proxy = await openProxy(farm.chain.url)
  const world = { ...farm.world, config: { ...farm.world.config, rpcUrl: proxy.url } }
  const bob = await farm.join()
  return { farm, proxy, ann: farm.ann.at(world), bob: bob.at(world) }
}

test('nobody makes the service ask the node about what is not theirs, or without a key', async () => {
  const { farm, proxy, bob } = await counted()
  const { id } = await farm.ask('5')
  for (let i = 0; i < 300; i += 1)
    expect(await bob(CANCEL, { withdrawalId: id }, '')).toMatchObject({
      code: 400,
      field: 'Idempotency-Key',
    })
  const said = new Map<string, number>()
  for (let i = 0; i < 300; i += 1) {
    const { message } = await bob(CANCEL, { withdrawalId: i % 2 ? id : `9${i}` })
    // How long to wait grows shorter meanwhile.
    const words = message.replace(/\d+/, 'N')
    said.set(words, (said.get(words) ?? 0) + 1)
  }
  expect([...said.keys()]).toEqual([
    'The withdrawal was not found.',
    expect.stringMatching(/too many/i),
  ])
  expect(proxy.asked()).toBe(0)
})

test('it is not asked about what is over or what the key has got an answer for, and the limit is taken from once', async () => {
  const { farm, proxy, ann } = await counted()
  const { id } = await farm.ask('5')
  const bucket = `money:${farm.ann.id}`
  // Of a moment to come, so that nothing flows in while this runs.
  await farm.db.inTx(
    (tx) => tx`update bucket set tokens = 100, at = at + interval '1 hour' where key = ${bucket}`,
  )
  const key = randomUUID()
  const first = await ann(CANCEL, { withdrawalId: id }, key)
  expect(first.code).toBe(200)
  expect(
    await farm.db.inTx((tx) => tx`select tokens from bucket where key = ${bucket}`),
  ).toMatchObject([{ tokens: 99 }])
  const asked = proxy.asked()
  expect(asked).toBeGreaterThan(0)
  expect(await ann(CANCEL, { withdrawalId: id }, key)).toEqual(first)
  expect(await ann(CANCEL, { withdrawalId: id })).toMatchObject({ code: 400 })
  expect(proxy.asked()).toBe(asked)
})

test('while nobody can ask the chain nothing is cancelled; when it answers, it is', async () => {
  const farm = await openPayer()
  await farm.rounds()
  const { id } = await farm.ask('5')
  const away = { ...farm.world.config, rpcUrl: 'http://127.0.0.1:9' }
  const cancel = farm.ann.at({ ...farm.world, config: away })
  const refused = await cancel(CANCEL, { withdrawalId: id })
  expect([refused.code, refused.message]).toEqual([400, expect.stringContaining('at this moment')])
  expect((await farm.ann.call(CANCEL, { withdrawalId: id })).code).toBe(200)
  expect(await farm.row(id)).toMatchObject({ state: 'returned' })
})

test('what is asked for while the chain cannot be relied on is cancelled once it can, as the app is told', async () => {
  const farm = await openPayer()
  await farm.rounds()
  const halt = (why: string | null) =>
    farm.db.inTx((tx) => tx`update chain_state set halted = ${why}`)
  const halted = async () =>
    (await farm.ann.call('home/parameters', {})).result.parameters.chainHalted
  await halt('otherStart')
  const { id } = await farm.ask('5')
  const refused = await farm.ann.call(CANCEL, { withdrawalId: id })
  expect([refused.code, refused.message]).toEqual([400, expect.stringContaining('at this moment')])
  expect(await halted()).toBe(true)
  await halt(null)
  expect(await halted()).toBe(false)
  expect((await farm.ann.call(CANCEL, { withdrawalId: id })).code).toBe(200)
})

test('a node that has not come as far as the payment that others show does not give it back', async () => {
  const farm = await openPayer()
  await farm.rounds()
  const { number } = await farm.head()
  const asked = await farm.ask('5')
  await payByHand(farm, asked)
  await farm.look()
  const rpcUrl = await openLagging(farm.chain.url, number, 'eth_call')
  const cancel = farm.ann.at({ ...farm.world, config: { ...farm.world.config, rpcUrl } })
  const refused = await cancel(CANCEL, { withdrawalId: asked.id })
  expect([refused.code, refused.message]).toEqual([400, expect.stringContaining('at this moment')])
  await farm.payAll()
  expect(await farm.row(asked.id)).toMatchObject({ state: 'paid' })
  expect(await audit(farm.db)).toEqual([])
})
