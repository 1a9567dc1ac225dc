import { type Hex, parseEther } from 'viem'
import { expect, test } from 'vitest'
import { setAutomine } from '#devnet/control.ts'
import { rpc } from '#devnet/rpc.ts'
import { freeze, unfreeze } from '#server/members/freeze.ts'
import { as } from '#server/testing/as.ts'
import { diesAfter } from './testing/diesAfter.ts'
import { openPayer, type PayerFarm } from './testing/openPayer.ts'
import { waiting } from './testing/waiting.ts'
import { withNewWallet } from './testing/withNewWallet.ts'

test('what a frozen member asked for before is not paid until the member is let in again', async () => {
  const farm = await openPayer()
  const { id, address } = await farm.ask('5', 'BTCW')
  const member = farm.ann.id
  const now = farm.clock.now()
  await farm.db.inTx((tx) => freeze(tx, { member, reason: 'stolen wallet', now }))
  await farm.rounds()
  expect(await farm.row(id)).toMatchObject({ state: 'approved', halted: null })

  await farm.db.inTx((tx) => unfreeze(tx, member))
  await farm.payAll()
  expect(await farm.row(id)).toMatchObject({ state: 'paid' })
  expect(await farm.chain.payer.getBalance({ address })).toBe(parseEther('5'))
  expect(await farm.wrong()).toEqual([])
})

test('nothing is begun for a member who is just being frozen', async () => {
  const farm = await openPayer()
  const { id } = await farm.ask('5')
  const freezing = 'update member set frozen_at = now() where id = $1'
  await as(farm.db.ownerUrl, async (client) => {
    await client.query('begin')
    await client.query(freezing, [farm.ann.id])
    await farm.rounds()
    expect(await farm.row(id)).toMatchObject({ state: 'approved' })
    await client.query('rollback')
  })
  await farm.payAll()
  expect(await farm.row(id)).toMatchObject({ state: 'paid' })
  expect(await farm.wrong()).toEqual([])
})

const shutOut = ({ db, ann, clock }: PayerFarm) =>
  db.inTx((tx) => freeze(tx, { member: ann.id, reason: 'stolen wallet', now: clock.now() }))

/** Amount and fee are in the balance of whoever is shut out, and the address has nothing. */
async function isBack(farm: PayerFarm, { id, address }: { id: string; address: Hex }) {
  expect(await farm.row(id)).toMatchObject({ state: 'returned', reason: 'frozen' })
  await farm.db.inTx((tx) => unfreeze(tx, farm.ann.id))
  expect(await farm.chain.payer.getBalance({ address })).toBe(0n)
  expect(await farm.wrong()).toEqual([])
}

test.each(['nonce', 'sign'] as const)(
  'what a frozen member asked for is not paid after its step %s either: its nonce is used up, and all comes back',
  async (step) => {
    const farm = await openPayer()
    const asked = await farm.ask('5')
    const died = farm.rounds({ ...farm.paying, at: diesAfter(step) })
    await expect(died).rejects.toThrow('died')
    await shutOut(farm)
    await farm.payAll()
    await isBack(farm, asked)
    // Those after it do not wait for it.
    const bob = await farm.join()
    await bob.pay(parseEther('20'))
    await farm.settle()
    const { address } = asked
    const { result } = await bob.call('asset/cash', { coin: 'BTCW', amount: '7', address })
    await farm.payAll()
    expect(await farm.row(result.id)).toMatchObject({ state: 'paid' })
  },
)

test('a payment that waits for a block is called back at once, and never offered again', async () => {
  const { farm, url, id, address, signed } = await waiting()
  await shutOut(farm)
  await farm.rounds()
  const kinds = async () => (await signed()).map(({ kind }) => kind)
  expect(await kinds()).toEqual(['pay', 'cancel'])
  const [payment, cancel] = await signed()
  expect((cancel?.fee ?? 0n) * 8n).toBeGreaterThanOrEqual((payment?.fee ?? 0n) * 9n)
  // The node forgets both and takes no cancel any more.
  await rpc(url, 'anvil_dropAllTransactions')
  const { node } = farm.paying
  const sent: Hex[] = []
  const send: typeof node.send = async (raw) => {
    sent.push(raw)
    return 'underpriced'
  }
  farm.pass(180_000)
  await farm.rounds({ ...farm.paying, node: { ...node, send } })
  expect(sent).not.toContain(payment?.raw)
  expect(await kinds()).toEqual(['pay', 'cancel', 'cancel'])
  await setAutomine(url, true)
  await farm.payAll()
  await isBack(farm, { id, address })
})

test('where a block took the payment after all, it is the payment', async () => {
  const { farm, url, id, address, signed } = await waiting()
  const [payment] = await signed()
  await shutOut(farm)
  await farm.rounds()
  await rpc(url, 'anvil_dropAllTransactions')
  await setAutomine(url, true)
  await rpc(url, 'eth_sendRawTransaction', payment?.raw)
  await farm.payAll()
  expect(await farm.row(id)).toMatchObject({ state: 'paid', hash: payment?.hash })
  expect(await farm.chain.payer.getBalance({ address })).toBe(parseEther('5'))
  expect(await farm.wrong()).toEqual([])
})

test('nothing is signed for a member who is just being frozen', async () => {
  const farm = await openPayer()
  const asked = await farm.ask('5')
  const died = farm.rounds({ ...farm.paying, at: diesAfter('nonce') })
  await expect(died).rejects.toThrow('died')
  let frozen = 0
  const at = async (side: string, step: string) => {
    if (side !== 'before' || step !== 'sign' || frozen > 0) return
    frozen += 1
    await shutOut(farm)
  }
  await farm.rounds({ ...farm.paying, at })
  await farm.payAll()
  expect(frozen).toBe(1)
  await isBack(farm, asked)
})

test('one whose key is elsewhere is not sent again either: it waits for that key', async () => {
  const { farm, url, id, signed } = await waiting()
  await rpc(url, 'anvil_dropAllTransactions')
  await setAutomine(url, true)
  const other = await withNewWallet(farm, '1')
  await shutOut(farm)
  await farm.settle()
  await farm.rounds(other)
  expect((await signed()).map(({ kind }) => kind)).toEqual(['pay'])
  expect(await farm.row(id)).toMatchObject({ state: 'broadcast', halted: 'otherKey' })
  await farm.payAll()
  expect(await farm.row(id)).toMatchObject({ state: 'returned', reason: 'frozen' })
})
