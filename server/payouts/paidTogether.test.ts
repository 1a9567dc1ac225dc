import { encodeFunctionData, type Hex, parseEther } from 'viem'
import { expect, test } from 'vitest'
import { multiSendAbi } from '#contracts/testing/abis.ts'
import { audit } from '#server/audit/audit.ts'
import { deployed } from '#server/testing/deployed.ts'
import { diesAfter } from './testing/diesAfter.ts'
import { openPayer, type PayerFarm } from './testing/openPayer.ts'
import { letPay, payoutOf } from './testing/payByHand.ts'

type Asked = { id: string; address: Hex }

/** A wallet of several people pays withdrawals of 5 and of 6 BTCW in one transaction. */
async function payTogether(farm: PayerFarm, [five, six]: readonly [Asked, Asked]) {
  const address = await deployed(farm, 'MultiSend')
  await letPay(farm, address)
  const { abi, address: to } = farm.chain.pool
  const call = async ({ id, address: receiver }: Asked, amount: string) => {
    const args = [await payoutOf(farm, id), receiver, parseEther(amount)] as const
    return { to, value: 0n, data: encodeFunctionData({ abi, functionName: 'payout', args }) }
  }
  const signer = await farm.chain.newcomer()
  const args = [[await call(five, '5'), await call(six, '6')]] as const
  await signer.writeContract({ address, abi: multiSendAbi, functionName: 'send', args })
}

test.each([
  ['with neither of which anybody had begun', 0],
  ['with one of which we had begun', 1],
  ['with both of which we had begun', 2],
])(
  'withdrawals that one transaction paid by hand, %s, are paid, and all others go on',
  async (_, begun) => {
    const farm = await openPayer()
    await farm.rounds()
    const own = async () => (await farm.houses()).fees + (await farm.houses()).gas
    const before = await own()
    const begin = () => farm.rounds({ ...farm.paying, at: diesAfter('sign') }).catch(() => 0)
    const five = await farm.ask('5')
    if (begun === 1) await begin()
    const six = await farm.ask('6')
    if (begun === 2) await begin()
    await payTogether(farm, [five, six])
    for (let time = 0; time < 4; time += 1) await farm.payAll()
    for (const { id } of [five, six])
      expect(await farm.row(id)).toMatchObject({ state: 'paid', halted: null })
    const { list } = (await farm.ann.call('asset/cashRecord', {})).result
    expect(list.map(({ id }) => id)).toEqual([six.id, five.id])
    expect(farm.reports.map(({ event }) => event)).not.toContain('payouts stopped')
    expect(await own()).toBe(before + parseEther('1'))
    const { id } = await farm.ask('7')
    await farm.payAll()
    expect(await farm.row(id)).toMatchObject({ state: 'paid' })
    expect(await audit(farm.db)).toEqual([])
  },
)
