import { parseEther } from 'viem'
import { expect, test } from 'vitest'
import { mine, setAutomine } from '#devnet/control.ts'
import { rpc } from '#devnet/rpc.ts'
import { openPayer, type PayerFarm } from './testing/openPayer.ts'
import { POSERS } from './testing/posers.ts'
import { waiting } from './testing/waiting.ts'

type Asked = Awaited<ReturnType<PayerFarm['ask']>>

/** A withdrawal of 1 BTCW for each of the pool's errors; `pose` has its receiver say that error. */
async function posers(farm: PayerFarm) {
  const all: (Asked & { code: string })[] = []
  for (const code of POSERS) all.push({ ...(await farm.ask('1')), code })
  const pose = () =>
    Promise.all(all.map(({ address, code }) => rpc(farm.chain.url, 'anvil_setCode', address, code)))
  const rows = () => Promise.all(all.map(({ id }) => farm.row(id)))
  return { all, pose, rows }
}

const waits = ({ reports }: PayerFarm) =>
  reports.filter(({ event }) => event === 'payout waits').map(({ why }) => why)

test('receivers that refuse in the words of the pool are refusing receivers, and keep nobody else waiting', async () => {
  const farm = await openPayer()
  const { all, pose, rows } = await posers(farm)
  await pose()
  const { id } = await farm.ask('5')
  await farm.rounds()
  expect(await farm.row(id)).toMatchObject({ state: 'mined' })
  const refused = all.map(() => ({ state: 'approved', halted: 'receiverRefuses' }))
  expect(await rows()).toMatchObject(refused)
  expect(waits(farm)).toEqual(all.map(() => 'receiverRefuses'))
  for (const minutes of [2, 6, 31, 121]) {
    farm.pass(minutes * 60_000)
    await farm.rounds()
  }
  expect(await rows()).toMatchObject(
    all.map(() => ({ state: 'returned', reason: 'receiverRefuses' })),
  )
  await farm.payAll()
  expect(await farm.wrong()).toEqual([])
})

test('one that takes the payment while it is tried, and undoes it in the block in the words of the pool, bears the fee', async () => {
  const farm = await openPayer()
  const { url } = farm.chain
  await farm.rounds()
  await setAutomine(url, false)
  const { all, pose, rows } = await posers(farm)
  await farm.rounds()
  await pose()
  await setAutomine(url, true)
  await mine(url)
  await farm.payAll()
  expect(await rows()).toMatchObject(
    all.map(() => ({ state: 'returned', reason: 'receiverReverted' })),
  )
  const fee = parseEther('0.5')
  expect((await farm.ann.balances()).BTCW).toMatchObject({
    available: parseEther('90') - fee * BigInt(all.length),
    withdrawing: 0n,
  })
  await farm.payAll()
  expect(await farm.wrong()).toEqual([])
})

test('a stuck payment whose receiver has come to refuse it in the words of the pool is cancelled', async () => {
  const { farm, url, id, address, pass, signed } = await waiting()
  await rpc(url, 'anvil_setCode', address, POSERS[0])
  pass(3)
  await farm.rounds()
  expect((await signed()).map(({ kind }) => kind)).toEqual(['pay', 'cancel'])
  await setAutomine(url, true)
  await mine(url)
  await farm.payAll()
  expect(await farm.row(id)).toMatchObject({ state: 'returned', reason: 'receiverRefuses' })
})
