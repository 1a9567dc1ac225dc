import { type Hex, parseEther } from 'viem'
import { expect, test } from 'vitest'
import { rpc } from '#devnet/rpc.ts'
import { payRound } from './payRound.ts'
import { diesAfter } from './testing/diesAfter.ts'
import { walletHolds } from './testing/holds.ts'
import { openPayer } from './testing/openPayer.ts'
import { letPay } from './testing/payByHand.ts'
import { takeBlocksBack } from './testing/takeBlocksBack.ts'
import { withNewWallet } from './testing/withNewWallet.ts'

test('what a robbed wallet lacked may be put into the one that follows it: payouts go on', async () => {
  const farm = await openPayer()
  await farm.rounds()
  await walletHolds(farm, '0')
  await farm.settle()
  const { id } = await farm.ask('5')
  await farm.rounds()
  expect(await farm.operator('payout', 'resume', 'tried')).toMatch(/holds 100 BTCW less/)
  const other = await withNewWallet(farm, '100')
  await farm.settle()
  await farm.rounds(other)
  expect(await farm.operator('payout', 'resume', 'put back')).toBe('payouts go on')
  await farm.rounds(other)
  await farm.settle()
  await farm.rounds(other)
  expect(await farm.row(id)).toMatchObject({ state: 'paid' })
})

/** Another wallet has paid as it was asked for, in its `sent`-th transaction, and ours, the first of its, was undone after it. */
async function paidMeanwhile(sent = 1) {
  const farm = await openPayer()
  await farm.rounds()
  const before = await farm.houses()
  const { id, address } = await farm.ask('5')
  const at = diesAfter('sign')
  await expect(farm.rounds({ ...farm.paying, at })).rejects.toThrow('died')
  const [row] = await farm.db.inTx(
    (tx) => tx<{ payout: Hex; raw: Hex }>`
      select w.payout_id as payout, t.raw from withdrawal w join payout_tx t on t.withdrawal_id = w.id where w.id = ${id}`,
  )
  const { pool, url } = farm.chain
  const second = await farm.chain.newcomer()
  await letPay(farm, second.account.address)
  for (let i = 1; i < sent; i += 1) await second.sendTransaction({ to: second.account.address })
  await second.writeContract({
    ...pool,
    functionName: 'payout',
    args: [row?.payout ?? '0x', address, parseEther('5')],
  })
  await rpc(url, 'eth_sendRawTransaction', row?.raw)
  return { farm, id, before }
}

test('a withdrawal that another wallet paid as it was asked for, while ours was under way, is paid', async () => {
  const { farm, id } = await paidMeanwhile()
  await farm.payAll()
  await farm.settle()
  await farm.rounds()
  expect(await farm.row(id)).toMatchObject({ state: 'paid', halted: null })
  expect((await farm.ann.balances()).BTCW).toMatchObject({
    available: parseEther('84.5'),
    withdrawing: 0n,
  })
  expect(await farm.wrong()).toEqual([])
})

test('the gas of ours, which was undone, is counted once though a block is settled between what is found and what is decided', async () => {
  const { farm, id } = await paidMeanwhile()
  await farm.settle()
  await payRound(farm.paying)
  expect(await farm.row(id)).toMatchObject({ state: 'mined' })
  for (let block = 0; block < 2; block += 1) {
    await farm.settle()
    await farm.rounds()
  }
  expect(await farm.row(id)).toMatchObject({ state: 'paid' })
  expect(farm.reports.map(({ event }) => event)).not.toContain('payouts stopped')
  expect(await farm.wrong()).toEqual([])
})

test.each([1, 2])(
  'where a reorganisation takes the payment of another wallet away, its transaction %i, our wallet lacks nothing',
  async (sent) => {
    const { farm, id, before } = await paidMeanwhile(sent)
    await farm.payAll()
    await farm.settle()
    await farm.rounds()
    expect(await farm.row(id)).toMatchObject({ state: 'paid' })
    const [found] = await farm.db.inTx(
      (tx) => tx<{ hash: Hex; block: number }>`
        select hash, block_number::int as block from payout_tx where kind = 'found'`,
    )
    await takeBlocksBack(farm, (await farm.head()).number - (found?.block ?? 0) + 1)
    await farm.settle()
    await farm.rounds()
    const events = () => farm.reports.map(({ event }) => event)
    expect(events()).toContain('settled payout gone from the chain')
    expect(events()).not.toContain('payouts stopped')
    expect(await farm.houses()).toEqual({ fees: before.fees + parseEther('0.5'), gas: before.gas })
  },
)
