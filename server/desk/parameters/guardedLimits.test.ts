import { describe, expect, test } from 'vitest'
import { defaults } from '#server/parameters/defaults.ts'
import { openTreasurer, withFee } from '#server/testing/openTreasurer.ts'

const HOUR = 3_600_000
const reason = 'as voted'
const [btcw, btcwt] = defaults.coinSet
if (!btcw || !btcwt) throw new Error('two coins are set')

describe('a limit that guards payouts (docs/decisions/098)', () => {
  const coins = (change: object) => [{ ...btcw, withdraw: { ...btcw.withdraw, ...change } }, btcwt]
  const { twoPersonAbove: _, ...without } = btcw.withdraw
  const looser: [string, unknown][] = [
    ['coinSet', coins({ twoPersonAbove: '10000.1' })],
    ['coinSet', coins({ twoPersonAbove: null })],
    ['coinSet', [{ ...btcw, withdraw: without }, btcwt]],
    ['coinSet', coins({ autoApproveBelow: '100.1' })],
    ['grantTwoPersonAbove', { ...defaults.grantTwoPersonAbove, BTCWT: null }],
    ['grantTwoPersonAbove', { ...defaults.grantTwoPersonAbove, BTCW: '1001' }],
  ]
  test.each(looser)('%s is loosened a day ahead at the earliest', async (name, value) => {
    const { set, moment, inForce, pass } = await openTreasurer()
    const stood = await inForce()
    for (const when of [undefined, moment(23)])
      expect(await set(name, value, when)).toMatchObject({ code: 400, field: 'effectiveAt' })
    expect(await inForce()).toEqual(stood)
    expect(await set(name, value, moment(25))).toMatchObject({ code: 200 })
    pass(26 * HOUR)
    expect(await inForce()).not.toEqual(stood)
  })

  test('it is tightened at once, and what comes to be tighter is not loosened before either', async () => {
    const { set, moment } = await openTreasurer()
    const tight = { BTCW: '10', BTCWT: '10' }
    expect(await set('grantTwoPersonAbove', tight, moment(2))).toMatchObject({ code: 200 })
    const asNow = defaults.grantTwoPersonAbove
    expect(await set('grantTwoPersonAbove', asNow, moment(3))).toMatchObject({ code: 400 })
    expect(await set('grantTwoPersonAbove', { BTCW: '0', BTCWT: '0' })).toMatchObject({ code: 200 })
    expect(await set('coinSet', withFee('0.7', '50'))).toMatchObject({ code: 200 })
  })

  test('what stands over a looser one is not taken back shortly before that would come', async () => {
    const { at, set, moment, inForce, pass } = await openTreasurer()
    const stood = await inForce()
    const when = moment(25)
    expect(await set('grantTwoPersonAbove', { BTCW: null, BTCWT: null }, when)).toMatchObject({
      code: 200,
    })
    const over = (await set('grantTwoPersonAbove', defaults.grantTwoPersonAbove, when)).result
    pass(24 * HOUR)
    expect(await at('operator/dropParameter', { id: over.id, reason })).toMatchObject({
      code: 400,
      field: 'id',
    })
    pass(2 * HOUR)
    expect(await inForce()).toEqual(stood)
  })

  test('what was to tighten it is taken back at any time: what holds now holds on', async () => {
    const { at, set, moment, inForce, pass } = await openTreasurer()
    const stood = await inForce()
    const tight = (await set('grantTwoPersonAbove', { BTCW: '1', BTCWT: '1' }, moment(1))).result
    expect(await at('operator/dropParameter', { id: tight.id, reason })).toMatchObject({
      code: 200,
    })
    pass(2 * HOUR)
    expect(await inForce()).toEqual(stood)
  })
})
