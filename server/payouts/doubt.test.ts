import { expect, test } from 'vitest'
import { openNode } from './openNode.ts'
import { payWithdrawals } from './payWithdrawals.ts'
import { openPayer } from './testing/openPayer.ts'
import { openProxy } from './testing/openProxy.ts'

async function behindProxy() {
  const farm = await openPayer()
  const proxy = await openProxy(farm.chain.url)
  const { pool, token } = farm.world.config
  const node = openNode({ rpcUrl: proxy.url, pool, token }, { patience: 400 })
  return { farm, proxy, paying: { ...farm.paying, node } }
}

const doubts = ({ reports }: { reports: { event: string }[] }) =>
  reports.filter(({ event }) => event === 'payout in doubt').length

test.each(['silent', 'wrong'] as const)(
  'a node that took a payment and was %s about it does not make it paid twice',
  async (manner) => {
    const { farm, proxy, paying } = await behindProxy()
    proxy.be(manner)
    const [first, second] = [await farm.ask('5'), await farm.ask('20', 'BTCWT')]
    await farm.rounds(paying)
    expect(doubts(farm)).toBe(2)
    await farm.settle()
    await farm.rounds(paying)
    for (const { id } of [first, second])
      expect(await farm.row(id)).toMatchObject({ state: 'paid' })
    expect(await farm.wrong()).toEqual([])
    expect(JSON.stringify(farm.reports)).not.toContain('a-secret')
  },
)

test('what never reached a node is sent again, the very same bytes', async () => {
  const { farm, proxy, paying } = await behindProxy()
  proxy.be('lost')
  const { id } = await farm.ask('5')
  await farm.rounds(paying)
  expect(await farm.row(id)).toMatchObject({ state: 'signed', hash: null })
  const signed = () => farm.db.inTx((tx) => tx<{ hash: string }>`select hash from payout_tx`)
  const [before] = await signed()
  proxy.be('pass')
  await farm.rounds(paying)
  await farm.payAll()
  expect(await farm.row(id)).toMatchObject({ state: 'paid', hash: before?.hash })
  expect(await signed()).toHaveLength(1)
  expect(await farm.wrong()).toEqual([])
})

test('a node that is away is told without the way to it, and paying goes on when it is back', async () => {
  const { farm, proxy } = await behindProxy()
  const world = { ...farm.world, config: { ...farm.world.config, rpcUrl: `${proxy.url}x` } }
  await farm.ask('5')
  const gone = new URL(proxy.url)
  gone.port = '9'
  const away = { ...world, config: { ...world.config, rpcUrl: gone.href } }
  const error = await payWithdrawals(away, () => {}).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(Error)
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('a-secret')
  while ((await payWithdrawals(world, (line) => farm.reports.push(line))) > 0);
  await farm.payAll()
  expect(await farm.wrong()).toEqual([])
})
