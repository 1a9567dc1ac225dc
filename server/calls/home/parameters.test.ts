import { expect, test } from 'vitest'
import { ownService } from '#server/testing/openService.ts'

test('everybody is told the rules, the chain and the founder', async () => {
  const { call } = await ownService()
  const { result } = await call('home/parameters')
  expect(result.parameters).toMatchObject({
    chain: { id: 21_000, name: 'Bitwave', confirmations: 3, devnet: true },
    shares: { staking: '0.8000', community: '0.1200', subsidy: '0.0500' },
    poolTotals: { stakedT: '0', revenue: '0', orders: 0, computingPower: '0' },
    codeCountdown: 60,
    firstUserId: '100001',
    registrationOpen: true,
  })
  expect(result.coinSet).toMatchObject([
    { symbol: 'BTCW', decimals: 18, contract: null, tPerCoin: '10', transfer: { enabled: true } },
    {
      symbol: 'BTCWT',
      contract: expect.stringMatching(/^0x/),
      tPerCoin: '1',
      withdraw: { enabled: true, max: null },
    },
  ])
})

test('the least length of a password is told as this service wants it', async () => {
  const told = async (settings = {}) =>
    (await (await ownService({ settings })).call('home/parameters')).result.parameters.passwordMin
  expect(await told()).toBe(6)
  expect(await told({ passwordMin: 8 })).toBe(8)
})

test('everybody is told while the chain cannot be relied on, and nobody why', async () => {
  const { call, db } = await ownService()
  const told = async () => (await call('home/parameters')).result.parameters.chainHalted
  const follow = (halted: string | null) =>
    db.inTx(
      (tx) => tx`
        insert into chain_state (chain_id, halted, updated_at) values (21000, ${halted}, now())
        on conflict (one) do update set halted = ${halted}`,
    )
  expect(await told()).toBe(false)
  await follow('otherStart')
  expect(await told()).toBe(true)
  await follow(null)
  expect(await told()).toBe(false)
})

test('nobody outside is told above which amount two people look at a withdrawal', async () => {
  const { call } = await ownService()
  const { result } = await call('home/parameters')
  expect(JSON.stringify(result)).toContain('autoApproveBelow')
  expect(JSON.stringify(result)).not.toContain('twoPersonAbove')
})
