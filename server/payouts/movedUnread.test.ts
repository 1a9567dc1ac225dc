import { type Hex, parseEther } from 'viem'
import { expect, test } from 'vitest'
import { mine, setAutomine } from '#devnet/control.ts'
import { rpc } from '#devnet/rpc.ts'
import { openPayer } from './testing/openPayer.ts'
import { payIdByHand } from './testing/payByHand.ts'
import { takeBlocksBack } from './testing/takeBlocksBack.ts'

/** Settled payments lie in other blocks after a reorganisation; to `deaf` the node does not show the first of them. */
async function movedUnread(amounts: readonly string[]) {
  const farm = await openPayer()
  const { url } = farm.chain
  await farm.rounds()
  await farm.settle()
  const first = await farm.head()
  const asked: { id: string }[] = []
  for (const amount of amounts) asked.push(await farm.ask(amount))
  await farm.payAll()
  const [unread, ...others] = await farm.db.inTx(
    (tx) => tx<{ hash: Hex; raw: Hex }>`select hash, raw from payout_tx where final order by id`,
  )
  expect(others).toHaveLength(amounts.length - 1)
  await takeBlocksBack(farm, (await farm.head()).number - first.number)
  await farm.look()
  for (const { raw } of [unread, ...others].flatMap((one) => one ?? []))
    await rpc(url, 'eth_sendRawTransaction', raw)
  await setAutomine(url, true)
  await mine(url)
  await farm.settle()

  const { node } = farm.paying
  const receipt: typeof node.receipt = async (hash) => {
    if (hash === unread?.hash) throw new Error('timed out')
    return node.receipt(hash)
  }
  return { farm, asked, deaf: { ...farm.paying, node: { ...node, receipt } } }
}

test.each([
  ['alone', ['5']],
  ['among others that are read', ['5', '6']],
])(
  'a settled payment in another block whose receipt does not come, %s, is no money missing',
  async (_, amounts) => {
    const { farm, asked, deaf } = await movedUnread(amounts)
    await expect(farm.rounds(deaf)).rejects.toThrow('timed out')
    const { id: next } = await farm.ask('7')
    await expect(farm.rounds(deaf)).rejects.toThrow('timed out')
    // Nothing new is paid before books and chain are compared.
    expect(await farm.row(next)).toMatchObject({ state: 'approved' })
    expect(farm.reports.map(({ event }) => event)).not.toContain('payouts stopped')
    await farm.payAll()
    for (const { id } of [...asked, { id: next }])
      expect(await farm.row(id)).toMatchObject({ state: 'paid' })
    expect(await farm.wrong()).toEqual([])
  },
)

test('what somebody else takes out of the pool is seen all the same', async () => {
  const { farm, deaf } = await movedUnread(['5'])
  await expect(farm.rounds(deaf)).rejects.toThrow('timed out')
  const { address } = farm.chain.payer.account
  await payIdByHand(farm, { payout: `0x${'9'.repeat(64)}`, address, amount: parseEther('3') })
  await farm.settle()
  await expect(farm.rounds(deaf)).rejects.toThrow('timed out')
  expect(farm.reports.map(({ event }) => event)).toContain('payouts stopped')
})
