import { type Hex, parseEther } from 'viem'
import { expect, test } from 'vitest'
import { mine, setAutomine } from '#devnet/control.ts'
import { rpc } from '#devnet/rpc.ts'
import { type Account, activity, fees } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import { flights } from './flights.ts'
import { send } from './send.ts'
import { openPayer } from './testing/openPayer.ts'

const MINUTES = 60_000
/** Undoes whatever is asked of it. */
const REFUSES = '0x60006000fd'

/** A payment of 5 BTCW that waits for a block which does not come. */
async function waiting() {
  const farm = await openPayer()
  const { url } = farm.chain
  await setAutomine(url, false)
  const asked = await farm.ask('5')
  await farm.rounds()
  const { hash = null } = (await farm.row(asked.id)) ?? {}
  const pass = (minutes: number) =>
    farm.clock.follow(new Date(farm.clock.now().getTime() + minutes * MINUTES))
  const signed = () =>
    farm.db.inTx(
      (tx) => tx<{ nonce: string; kind: string; fee: bigint; hash: Hex; raw: Hex }>`
        select nonce, kind, max_fee as fee, hash, raw from payout_tx order by id`,
    )
  return { farm, url, ...asked, hash, pass, signed }
}

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

test('a payment that its receiver undoes is returned once that is settled; the fee stays for the gas', async () => {
  const { farm, url, id, address } = await waiting()
  await rpc(url, 'anvil_setCode', address, REFUSES)
  await setAutomine(url, true)
  await mine(url)
  await farm.rounds()
  expect(await farm.row(id)).toMatchObject({ state: 'mined', reason: null })
  const before = await farm.houses()
  await farm.payAll()
  expect(await farm.row(id)).toMatchObject({ state: 'returned', reason: 'receiverReverted' })
  expect((await farm.ann.balances()).BTCW).toMatchObject({
    available: parseEther('89.5'),
    withdrawing: 0n,
  })
  const [told] = (await farm.ann.call('asset/cashRecord', { id })).result.list
  expect(told).toMatchObject({ step: 'returned', reason: expect.stringContaining('the fee went') })
  // What the attempt cost is borne by the fee, and the house is not poorer for it.
  const { fees: kept } = await farm.houses()
  expect(kept).toBeGreaterThan(before.fees)
  expect(await farm.wrong()).toEqual([])
})

test('a payment that the pool itself undoes is returned whole, the fee too', async () => {
  const { farm, url, id, signed } = await waiting()
  const { operator, pool } = farm.chain
  const [payment] = await signed()
  await rpc(url, 'anvil_dropAllTransactions')
  await setAutomine(url, true)
  await operator.writeContract({ ...pool, functionName: 'pause' })
  await rpc(url, 'eth_sendRawTransaction', payment?.raw)
  await farm.payAll()
  expect(await farm.row(id)).toMatchObject({ state: 'returned', reason: 'reverted' })
  expect((await farm.ann.balances()).BTCW).toMatchObject({
    available: parseEther('90'),
    withdrawing: 0n,
  })
  expect(await farm.wrong()).toEqual([])
})

test('a payment that the pool undid is returned whole also when the pool pays again by the time that is settled', async () => {
  const { farm, url, id, signed } = await waiting()
  const { operator, pool } = farm.chain
  const [payment] = await signed()
  await rpc(url, 'anvil_dropAllTransactions')
  await setAutomine(url, true)
  await operator.writeContract({ ...pool, functionName: 'pause' })
  await rpc(url, 'eth_sendRawTransaction', payment?.raw)
  await operator.writeContract({ ...pool, functionName: 'unpause' })
  await farm.payAll()
  expect(await farm.row(id)).toMatchObject({ state: 'returned', reason: 'reverted' })
  expect((await farm.ann.balances()).BTCW).toMatchObject({
    available: parseEther('90'),
    withdrawing: 0n,
  })
  expect(await farm.wrong()).toEqual([])
})

test('gas that the fees do not bear counts as used, and is booked when they do', async () => {
  const { farm, url, id, address, pass } = await waiting()
  await rpc(url, 'anvil_setCode', address, REFUSES)
  pass(3)
  await farm.rounds()
  await setAutomine(url, true)
  await mine(url)
  const held = (await farm.houses()).fees
  const move = (key: string, from: Account, to: Account) =>
    farm.db.inTx((tx) => {
      const moves = [{ from, to, coin: 'BTCW' as const, amount: held }]
      return post(tx, { key, kind: 'test', now: farm.clock.now(), moves })
    })
  await move('away', fees, activity)
  await farm.payAll()
  expect(await farm.row(id)).toMatchObject({ state: 'returned' })
  await farm.settle()
  await farm.rounds()
  // Books and wallet differ by what is known to be owed: nothing is missing.
  expect((await farm.houses()).gas).toBe(-held)
  expect(farm.reports.map(({ event }) => event)).not.toContain('payouts stopped')
  await move('back', activity, fees)
  await farm.rounds()
  expect(await farm.wrong()).toEqual([])
})

test('a payment whose receiver has come to refuse it is cancelled when it is stuck, and returned', async () => {
  const { farm, url, id, address, pass, signed } = await waiting()
  await rpc(url, 'anvil_setCode', address, REFUSES)
  pass(3)
  await farm.rounds()
  expect((await signed()).map(({ kind }) => kind)).toEqual(['pay', 'cancel'])
  await setAutomine(url, true)
  await mine(url)
  await farm.payAll()
  expect(await farm.row(id)).toMatchObject({ state: 'returned', reason: 'receiverRefuses' })
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
