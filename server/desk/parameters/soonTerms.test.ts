import { describe, expect, test } from 'vitest'
import { defaults } from '#server/parameters/defaults.ts'
import { openTreasurer, withFee } from '#server/testing/openTreasurer.ts'

const HOUR = 3_600_000
const reason = 'as voted'
const [btcw, btcwt] = defaults.coinSet
const day = { id: 'd1', termDays: 1, weight: '50', minAmount: '10' }

describe('what decides who earns how much of a day’s revenue (docs/decisions/098)', () => {
  const other: [string, unknown][] = [
    ['plans', [...defaults.plans, day]],
    ['plans', defaults.plans.slice(1)],
    ['plans', defaults.plans.with(0, { ...day, id: 'd30', termDays: 30 })],
    ['coinSet', [{ ...btcw, tPerCoin: '1000' }, btcwt]],
    ['shares', { ...defaults.shares, subsidy: '0.0800' }],
  ]
  test.each(other)('%s is set a day ahead at the earliest', async (name, value) => {
    const { set, moment, inForce, pass } = await openTreasurer()
    const stood = await inForce()
    for (const when of [undefined, moment(23)])
      expect(await set(name, value, when)).toMatchObject({
        code: 400,
        field: 'effectiveAt',
        message: expect.stringContaining('what pledges earn'),
      })
    expect(await inForce()).toEqual(stood)
    expect(await set(name, value, moment(25))).toMatchObject({ code: 200 })
    pass(26 * HOUR)
    expect(await inForce()).not.toEqual(stood)
  })

  test('what does not touch it is set at once, also while something is to come', async () => {
    const { set, moment } = await openTreasurer()
    expect(await set('plans', [...defaults.plans, day], moment(25))).toMatchObject({ code: 200 })
    expect(await set('coinSet', withFee('0.7'))).toMatchObject({ code: 200 })
    expect(await set('plans', defaults.plans)).toMatchObject({ code: 200 })
    expect(await set('plans', defaults.plans, moment(26))).toMatchObject({ code: 200 })
  })

  test('what comes is taken back at any time, but nothing else comes out from under it', async () => {
    const { at, set, moment, inForce, pass } = await openTreasurer()
    const stood = await inForce()
    const drop = (id: string) => at('operator/dropParameter', { id, reason })
    const soon = moment(25)
    const heavy = (await set('plans', [...defaults.plans, day], soon)).result
    const over = (await set('plans', defaults.plans.slice(1), soon)).result
    pass(24 * HOUR)
    expect(await drop(over.id)).toMatchObject({ code: 400, field: 'id' })
    expect(await drop(heavy.id)).toMatchObject({ code: 200 })
    expect(await drop(over.id)).toMatchObject({ code: 200 })
    pass(2 * HOUR)
    expect((await inForce()).plans).toEqual(stood.plans)
  })
})
