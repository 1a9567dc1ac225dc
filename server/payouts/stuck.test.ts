import type { Hex } from 'viem'
import { expect, test } from 'vitest'
import { mine, setAutomine } from '#devnet/control.ts'
import { rpc } from '#devnet/rpc.ts'
import { flights } from './flights.ts'
import { send } from './send.ts'
import { poolHolds } from './testing/holds.ts'
import { waiting } from './testing/waiting.ts'

test('a payment that waits too long is replaced with the same nonce, for an eighth more', async () => {
  const { farm, url, id, hash, pass, signed } = await waiting()
  pass(1)
  await farm.rounds()
  expect(await signed()).toHaveLength(1)
  pass(2)
  await farm.rounds()
  const [first, second] = await signed()
  expect(second?.nonce).toBe(first?.nonce)
  expect((second?.fee ?? 0n) * 8n).toBeGreaterThanOrEqual((first?.fee ?? 0n) * 9n)
  expect(await farm.row(id)).toMatchObject({ state: 'broadcast', hash: second?.hash })
  expect(hash).toBe(first?.hash)
  await setAutomine(url, true)
  await mine(url)
  await farm.payAll()
  expect(await farm.row(id)).toMatchObject({ state: 'paid', hash: second?.hash })
  expect(await farm.wrong()).toEqual([])
})

test('while the node shows no newer block nothing more is offered: it is not gas that is missing', async () => {
  const { farm, pass, signed } = await waiting()
  const newest = farm.clock.now()
  pass(60)
  const stands = { ...farm.clock, passed: () => newest }
  await farm.rounds({ ...farm.paying, clock: stands })
  expect(await signed()).toHaveLength(1)
  await farm.rounds()
  expect(await signed()).toHaveLength(2)
})

test('a clock of the service that is an hour ahead of the chain does not keep more from being offered', async () => {
  const { farm, id, pass, signed } = await waiting()
  const hour = 3_600_000
  const ahead = { ...farm.clock, now: () => new Date(farm.clock.now().getTime() + hour) }
  const paying = { ...farm.paying, clock: ahead }
  await farm.db.inTx((tx) => tx`update withdrawal set state = 'signed' where id = ${id}`)
  await farm.rounds(paying)
  expect(await farm.row(id)).toMatchObject({ state: 'broadcast' })
  pass(1)
  await farm.rounds(paying)
  expect(await signed()).toHaveLength(1)
  pass(2)
  await farm.rounds(paying)
  expect(await signed()).toHaveLength(2)
})

test('where the first one is mined after all, it is the payment', async () => {
  const { farm, url, id, hash, pass, signed } = await waiting()
  pass(3)
  await farm.rounds()
  expect(await signed()).toHaveLength(2)
  await rpc(url, 'anvil_dropAllTransactions')
  const [first] = await signed()
  await rpc(url, 'eth_sendRawTransaction', first?.raw)
  await setAutomine(url, true)
  await mine(url)
  await farm.payAll()
  expect(await farm.row(id)).toMatchObject({ state: 'paid', hash })
  expect(await farm.wrong()).toEqual([])
})

test('a nonce that is too low is that of a payment which was made: it is found, not made again', async () => {
  const { farm, url, id, hash } = await waiting()
  await setAutomine(url, true)
  await mine(url)
  await farm.db.inTx((tx) => tx`update withdrawal set state = 'signed' where id = ${id}`)
  const [flight] = await farm.db.inTx(flights)
  if (!flight) throw new Error('nothing is on its way')
  expect(await send(farm.paying, flight)).toBe(true)
  expect(await farm.row(id)).toMatchObject({ state: 'broadcast', hash })
  await farm.payAll()
  expect(await farm.row(id)).toMatchObject({ state: 'paid', hash })
  expect(await farm.wrong()).toEqual([])
})

test('a payment whose receiver has come to refuse it is cancelled when it is stuck, and returned', async () => {
  const { farm, url, id, pass, signed, refuse } = await waiting()
  await refuse()
  pass(3)
  await farm.rounds()
  expect((await signed()).map(({ kind }) => kind)).toEqual(['pay', 'cancel'])
  await setAutomine(url, true)
  await mine(url)
  await farm.payAll()
  expect(await farm.row(id)).toMatchObject({ state: 'returned', reason: 'receiverRefuses' })
  expect(await farm.wrong()).toEqual([])
})

test('a receiver is not to blame for a trial that was undone while the pool was short, and not any more when it was asked', async () => {
  const { farm, url, id, pass, signed } = await waiting()
  const { node } = farm.paying
  const said: unknown[] = []
  const tries: typeof node.try = async (call) => {
    if (said.length === 0) await poolHolds(farm, '1')
    const came = await node.try(call)
    said.push(came)
    await poolHolds(farm, '90')
    return came
  }
  pass(3)
  await farm.rounds({ ...farm.paying, node: { ...node, try: tries } })
  expect((await signed()).map(({ kind }) => kind)).toEqual(['pay', 'pay'])
  expect(said).toEqual([{ undone: true }, { gas: expect.any(BigInt) }])
  await setAutomine(url, true)
  await mine(url)
  await farm.payAll()
  expect(await farm.row(id)).toMatchObject({ state: 'paid' })
  expect(await farm.wrong()).toEqual([])
})

test('a payment that nodes threw out and do not take again for what it offers is replaced all the same', async () => {
  const { farm, url, id, pass, signed } = await waiting()
  const [first] = await signed()
  await rpc(url, 'anvil_dropAllTransactions')
  const { node } = farm.paying
  const dear = {
    ...farm.paying,
    node: {
      ...node,
      send: async (raw: Hex) => (raw === first?.raw ? 'underpriced' : node.send(raw)),
    } as typeof node,
  }
  pass(3)
  await farm.rounds(dear)
  const [, second] = await signed()
  expect(second).toMatchObject({ kind: 'pay', nonce: first?.nonce })
  expect((second?.fee ?? 0n) * 8n).toBeGreaterThanOrEqual((first?.fee ?? 0n) * 9n)
  await setAutomine(url, true)
  await mine(url)
  await farm.rounds(dear)
  await farm.payAll()
  expect(await farm.row(id)).toMatchObject({ state: 'paid', hash: second?.hash })
  expect(await farm.wrong()).toEqual([])
})
