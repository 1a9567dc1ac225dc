import { parseEther } from 'viem'
import { expect, test } from 'vitest'
import { reckonSolvency } from '#server/calls/reckonSolvency.ts'
import { diesAfter } from './testing/diesAfter.ts'
import { openPayer } from './testing/openPayer.ts'
import { payIdByHand, payoutOf } from './testing/payByHand.ts'

const FIVE = parseEther('5')

/**
 * Somebody who may pay has paid somebody else what was asked for, under the id of a withdrawal that was signed here, and is sent
 * before that is settled, or not.
 */
async function redirected({ sent }: { sent: boolean }) {
  const farm = await openPayer()
  await farm.rounds()
  const { id } = await farm.ask('5')
  const at = diesAfter('sign')
  await expect(farm.rounds({ ...farm.paying, at })).rejects.toThrow('died')
  const { address } = farm.chain.operator.account
  await payIdByHand(farm, { payout: await payoutOf(farm, id), address, amount: FIVE })
  if (sent) await farm.rounds()
  await farm.settle()
  await farm.rounds()
  expect(await farm.row(id)).toMatchObject({ halted: 'paidOtherwise' })
  const stops = () => farm.reports.filter(({ event }) => event === 'payouts stopped')
  return { farm, id, stops }
}

const cases = [
  ['sent', { sent: true }],
  ['signed', { sent: false }],
] as const

test.each(cases)(
  'what the pool paid to somebody else under the id of a withdrawal that is %s stops payouts by name',
  async (_, how) => {
    const { farm, stops } = await redirected(how)
    expect(stops()).toMatchObject([{ why: 'The pool paid 5 BTCW that the books do not know of.' }])
    const { id } = await farm.ask('6')
    await farm.payAll()
    expect(await farm.row(id)).toMatchObject({ state: 'approved' })
  },
)

test.each(cases)(
  'of one that is %s it has not left what members are owed, and payouts do not go on while the pool lacks it',
  async (_, how) => {
    const { farm, id } = await redirected(how)
    const { db, chain } = farm.paying
    const { coins } = await reckonSolvency({ db, chain }, farm.clock.now())
    expect(coins[0]).toMatchObject({
      coin: 'BTCW',
      members: parseEther('90'),
      onChain: parseEther('85'),
    })
    expect(await farm.operator('payout', 'resume', 'looked')).toMatch(/holds 5 BTCW less/)

    const loss = ['payout', 'loss', 'BTCW', '5', 'paid to a thief'] as const
    expect(await farm.operator(...loss)).toMatch(/^noted/)
    expect(await farm.second(...loss, '--second')).toBe('lost 5 BTCW in all')
    expect(await farm.operator('payout', 'resume', 'booked')).toBe('payouts go on')
    // Ours uses its nonce up, and is undone.
    await farm.payAll()
    const [row] = await db.inTx(
      (tx) => tx<{ no: string }>`select no from withdrawal where id = ${id}`,
    )
    const typed = ['withdrawal', 'settle', row?.no ?? '', 'somebody else was paid under its id']
    expect(await farm.operator(...typed)).toMatch(/is returned/)
    const { id: next } = await farm.ask('6')
    await farm.payAll()
    await farm.payAll()
    expect(await farm.row(next)).toMatchObject({ state: 'paid' })
    expect((await farm.ann.balances()).BTCW).toMatchObject({ withdrawing: 0n })
  },
)
