import { parseEther } from 'viem'
import { expect, test } from 'vitest'
import { perform } from '#server/desk/perform.ts'
import { worldOf } from '#server/desk/worldOf.ts'
import { keepSolvency } from '#server/jobs/keepSolvency.ts'
import { run } from '#server/operator/run.ts'
import { type Farm, openFarm } from '#server/testing/openFarm.ts'
import { stopPayouts } from '#server/withdrawals/payoutStop.ts'
import type { DeskResult } from '#shared/desk/index.ts'

const ask = async ({ world }: Farm, body: object = {}) =>
  (await perform(worldOf(world), {
    path: 'operator/solvency',
    body,
    who: async () => ({ name: 'ann', member: null, roles: ['treasurer'] }),
    key: undefined,
    locale: 'en',
  })) as DeskResult<'operator/solvency'>

const nextDay = (farm: Farm) => farm.pass(24 * 3_600_000)

test('nothing is kept before a block is settled, and while the chain is away the job fails and today is owed', async () => {
  const farm = await openFarm()
  expect(await keepSolvency(farm.world)).toBe(0)
  const ann = await farm.join()
  await ann.pay(parseEther('3'))
  await farm.settle()
  await farm.chain.stop()
  await expect(keepSolvency(farm.world)).rejects.toThrow('chainAway')
  expect(await ask(farm)).toEqual({ now: null, stopped: null, list: [], next: null })
})

test('each day is kept once, as solvency said it at a settled block, and stays as it was', async () => {
  const farm = await openFarm()
  const ann = await farm.join()
  await ann.pay(parseEther('3'))
  await farm.settle()
  expect(await keepSolvency(farm.world)).toBe(1)
  const first = await ask(farm)
  await ann.payToken(parseEther('5'))
  await farm.settle()
  expect(await keepSolvency(farm.world)).toBe(0)
  nextDay(farm)
  expect(await Promise.all([keepSolvency(farm.world), keepSolvency(farm.world)])).toContain(1)
  const { now, list, next } = await ask(farm, { limit: 1 })
  expect(now).toMatchObject([
    { coin: 'BTCW', onChain: '3', members: '3', coverage: '1.0000' },
    { coin: 'BTCWT', onChain: '5', members: '5', coverage: '1.0000' },
  ])
  expect(list).toMatchObject([{ coins: [{ onChain: '3' }, { coin: 'BTCWT', onChain: '5' }] }])
  const older = await ask(farm, { limit: 1, cursor: next ?? undefined })
  expect(older).toEqual({ now: null, stopped: null, list: first.list, next: null })
  expect(first.list).toMatchObject([
    {
      coins: [
        { onChain: '3', members: '3' },
        { coin: 'BTCWT', onChain: '0', coverage: null },
      ],
    },
  ])
})

test('while payouts are stopped it says so beside the figures, though these agree', async () => {
  const farm = await openFarm()
  const ann = await farm.join()
  await ann.pay(parseEther('3'))
  await farm.settle()
  const found = {
    what: 'payment',
    coin: 'BTCW',
    missing: parseEther('1000'),
    hash: '0x1',
    block: 2,
  } as const
  await farm.db.inTx((tx) => stopPayouts(tx, found, farm.clock.now()))
  const stopped = { what: 'payment', missing: '1000', since: expect.any(String) }
  expect(await ask(farm)).toMatchObject({ now: [{ coverage: '1.0000' }, {}], stopped })
  const said: string[] = []
  const say = (line: string) => said.push(line)
  const env = { DATABASE_URL: farm.db.appUrl, DATA_DIR: '/nowhere', OPERATOR: 'tester' }
  await run(['solvency'], { env, say, complain: say, input: async () => '' })
  expect(said[0]).toMatch(
    /^Payouts have been stopped since .*: The pool paid 1000 BTCW that the books/,
  )
})
