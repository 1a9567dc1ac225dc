import { type Hex, parseEther } from 'viem'
import { expect, test } from 'vitest'
import { give } from '#devnet/control.ts'
import { as } from '#server/testing/as.ts'
import { backUp } from './testing/backUp.ts'
import { openPayer } from './testing/openPayer.ts'
import { restore } from './testing/restore.ts'

test('after a restore the contract is believed: what was paid is settled with the payment that was made', async () => {
  const farm = await openPayer()
  // The backup knows the wallet and what it held.
  await farm.rounds()
  const [coins, tokens] = [await farm.ask('5'), await farm.ask('20', 'BTCWT')]
  const backup = await backUp(farm)
  const later = await farm.ask('7')
  const last = await farm.ask('30', 'BTCWT')
  await farm.payAll()
  expect(await farm.row(tokens.id)).toMatchObject({ state: 'paid' })
  expect(await farm.row(later.id)).toMatchObject({ state: 'paid' })

  const old = await restore(farm, backup)
  await old.look()
  await farm.rounds(old.paying)
  expect([await old.stateOf(coins.id), await old.stateOf(tokens.id)]).toEqual(['paid', 'paid'])
  // What was asked for after the backup is gone from the books, and was paid: nobody can account for it.
  expect(farm.reports.map(({ event }) => event)).toContain('payouts stopped')
  // The stop names the first of them; the log tells all.
  const told = farm.reports.filter(({ event }) => event === 'paid without a withdrawal')
  const rows = await Promise.all([later, last].map(({ id }) => farm.row(id)))
  expect(told).toMatchObject([
    { level: 'error', coin: 'BTCW', amount: '7', to: later.address, hash: rows[0]?.hash },
    { level: 'error', coin: 'BTCWT', amount: '30', to: last.address, hash: rows[1]?.hash },
  ])
})

test('a withdrawal set back to approved, its payment in no block that is settled, is not paid again', async () => {
  const farm = await openPayer()
  await farm.rounds()
  const { id } = await farm.ask('5')
  const backup = await backUp(farm)
  await farm.rounds()
  expect(await farm.row(id)).toMatchObject({ state: 'mined' })

  const old = await restore(farm, backup)
  await old.look()
  await farm.rounds(old.paying)
  expect(await old.stateOf(id)).toBe('approved')
  await farm.settle()
  await old.look()
  farm.pass(60_000)
  await farm.rounds(old.paying)
  expect(await old.stateOf(id)).toBe('paid')
  expect(await old.wrong()).toEqual([])
  await farm.rounds()
  expect(await farm.wrong()).toEqual([])
})

/** A withdrawal that was paid after the backup, and another one that gets its number in the restored farm. */
async function numberedAgain() {
  const farm = await openPayer()
  await farm.rounds()
  const backup = await backUp(farm)
  const lost = await farm.ask('10', 'BTCWT')
  await farm.payAll()
  const old = await restore(farm, backup)
  const address: Hex = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'
  const { result } = await old.call('asset/cash', { coin: 'BTCWT', amount: '80', address })
  expect(result.id).toBe(lost.id)
  await old.look()
  return { farm, old, lost, ...result, address }
}

test('a withdrawal that gets the number of one that was lost is not paid by the other’s payment', async () => {
  const { farm, old, id, address } = await numberedAgain()
  await farm.rounds(old.paying)
  expect(await old.stateOf(id)).toBe('approved')
  // The gas that nobody can account for is brought.
  await give(farm.chain.url, farm.paying.wallet.address, parseEther('1'))
  await farm.settle()
  await old.look()
  await farm.rounds(old.paying)
  // So is what the lost one paid: members are owed it all the same.
  expect(await old.operator('payout', 'resume', 'the gas is there')).toMatch(/10 BTCWT less/)
  const loss = ['payout', 'loss', 'BTCWT', '10', 'paid after the backup']
  expect(await old.operator(...loss)).toMatch(/^noted/)
  expect(await old.second(...loss, '--second')).toBe('lost 10 BTCWT in all')
  expect(await old.operator('payout', 'resume', 'booked')).toBe('payouts go on')
  await farm.rounds(old.paying)
  await farm.settle()
  await old.look()
  await farm.rounds(old.paying)
  expect(await old.stateOf(id)).toBe('paid')
  const { payer, token } = farm.chain
  const held = { ...token, functionName: 'balanceOf', args: [address] } as const
  expect(await payer.readContract(held)).toBe(parseEther('80'))
})

test('what the contract paid to somebody else under its id never ends a withdrawal: a person is called', async () => {
  const { farm, old, lost, id, no } = await numberedAgain()
  const [burnt] = await farm.db.inTx(
    (tx) => tx<{ id: string }>`select payout_id as id from withdrawal where id = ${lost.id}`,
  )
  await as(old.ownerUrl, (client) =>
    client.query('update withdrawal set payout_id = $1', [burnt?.id]),
  )
  await farm.rounds(old.paying)
  await farm.rounds(old.paying)
  expect(await old.stateOf(id)).toBe('approved')
  const alarms = farm.reports.filter(({ event }) => event === 'payout differs')
  expect(alarms).toMatchObject([{ level: 'error', withdrawal: id, why: 'paidOtherwise' }])
  expect((await old.call('asset/cashCancel', { withdrawalId: id })).code).toBe(400)
  expect(await old.refuse(no)).toContain('is returned')
  expect(await old.stateOf(id)).toBe('returned')
})
