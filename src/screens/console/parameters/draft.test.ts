import { expect, test } from 'vitest'
import { shapes } from '#shared/desk/shapes.ts'
import { blank, type Draft, laidOver, problemsIn, rowsOf } from './draft.ts'
import { fields } from './fields.ts'
import { fieldsOf, placesIn, unknownIn } from './placesIn.ts'

const coin = (symbol: string, fee: string) => ({
  symbol,
  tPerCoin: symbol === 'BTCW' ? '10' : '1',
  pledge: { balance: true, wallet: true },
  transfer: { enabled: true, min: '0.01', fee: '0.001' },
  withdraw: { enabled: true, min: '1', max: null, fee, autoApproveBelow: '100' },
})
const coins = [coin('BTCW', '0.5'), coin('BTCWT', '0.5')]
const plans = [{ id: 'd30', termDays: 30, weight: '1', minAmount: '10' }]
const typed = (texts: Draft['texts']): Draft => ({ ...blank, texts })

/** The fields that a shape has, by the way to them. */
function fieldsIn(shape: unknown, way: string): string[] {
  const { def } = (shape as { _zod: { def: Record<string, unknown> } })._zod
  if (def['shape']) {
    const parts = Object.entries(def['shape'] as Record<string, unknown>)
    return parts.flatMap(([part, it]) => fieldsIn(it, `${way}.${part}`))
  }
  const inner = def['element'] ?? def['innerType']
  return inner ? fieldsIn(inner, way) : [way]
}
const KEYS = ['plans.id', 'grades.grade', 'coinSet.symbol']

test('every field that a parameter can have has words and a way to be typed, and no other has', () => {
  const all = Object.entries(shapes).flatMap(([name, shape]) => fieldsIn(shape, name))
  expect(all.length).toBeGreaterThan(20)
  expect(Object.keys(fields).toSorted()).toEqual(all.filter((it) => !KEYS.includes(it)).toSorted())
})

test('a field that nobody has given words is told, whatever it holds, and stays when others are set', () => {
  const base = [{ ...coin('BTCW', '0.5'), tax: { on: null } }, coins[1]]
  expect(unknownIn('coinSet', base)).toEqual([{ field: 'coinSet.tax.on', of: 'BTCW', value: null }])
  expect(unknownIn('luck', 7)).toEqual([{ field: 'luck', of: null, value: 7 }])
  expect(unknownIn('coinSet', coins)).toEqual([])
  const set = laidOver('coinSet', base, typed({ 'coinSet.withdraw.fee@BTCW': '1' }))
  expect(set).toEqual([{ ...coin('BTCW', '1'), tax: { on: null } }, coins[1]])
})

test('what was not typed follows what it is built on', () => {
  const draft = typed({
    'coinSet.withdraw.fee@BTCW': '1',
    'coinSet.withdraw.twoPersonAbove@BTCW': '',
  })
  const [btcw, btcwt] = laidOver('coinSet', [coins[0], coin('BTCWT', '7')], draft) as typeof coins
  expect(btcw?.withdraw).toEqual({ ...coins[0]?.withdraw, fee: '1', twoPersonAbove: null })
  expect(btcwt?.withdraw.fee).toBe('7')
})

test.each([
  [
    'shares',
    { staking: '0.8000', community: '0.1200', subsidy: '0.0500' },
    { 'shares.staking': '81,5' },
    'staking',
    '0.8150',
  ],
  [
    'grantTwoPersonAbove',
    { BTCW: '1', BTCWT: '2' },
    { 'grantTwoPersonAbove.BTCW': ' ' },
    'BTCW',
    null,
  ],
] as const)('%s is typed as people write it', (name, base, texts, part, stored) => {
  expect(laidOver(name, base, typed(texts))).toEqual({ ...base, [part]: stored })
})

test('a parameter of one value is that value', () => {
  expect(laidOver('codeCountdown', 60, typed({ codeCountdown: '90' }))).toBe(90)
  expect(laidOver('registrationOpen', true, typed({ registrationOpen: 'false' }))).toBe(false)
  expect(laidOver('serviceEmail', 'a@b.c', blank)).toBe('a@b.c')
})

test('rows are added and taken away', () => {
  const draft: Draft = {
    texts: { 'plans.termDays@d45': '45', 'plans.weight@d45': '1.1', 'plans.minAmount@d45': '5' },
    added: ['d45', 'd30'],
    removed: ['d30'],
  }
  expect(rowsOf('plans', plans, draft)).toEqual(['d45'])
  expect(laidOver('plans', plans, draft)).toEqual([
    { id: 'd45', termDays: 45, weight: '1.1', minAmount: '5' },
  ])
  const grades = [{ grade: 0, teamT: '0' }]
  const more = { ...blank, added: ['1'], texts: { 'grades.teamT@1': '10' } }
  expect(laidOver('grades', grades, more)).toEqual([...grades, { grade: 1, teamT: '10' }])
})

test.each([
  ['plans', plans, { 'plans.weight@d30': '' }, 'plans.weight@d30', /amount such as/],
  ['plans', plans, { 'plans.termDays@d30': '1.5' }, 'plans.termDays@d30', /whole days/],
  ['coinSet', coins, { 'coinSet.withdraw.max@BTCWT': 'x' }, 'coinSet.withdraw.max@BTCWT', /amount/],
  ['coinSet', coins, { 'coinSet.tPerCoin@BTCWT': '2' }, 'coinSet.tPerCoin@BTCWT', /always 1 T/],
  ['coinSet', coins, { 'coinSet.tPerCoin@BTCW': '1000001' }, 'coinSet.tPerCoin@BTCW', /at most/],
  ['hashratePerT', '1', { hashratePerT: '1000000000000001' }, 'hashratePerT', /at most 1000 TH/],
  [
    'shares',
    { staking: '0.9', community: '0.1', subsidy: '0' },
    { 'shares.subsidy': '101' },
    'shares.subsidy',
    /ratio/,
  ],
  [
    'shares',
    { staking: '0.9', community: '0.1', subsidy: '0' },
    { 'shares.subsidy': '1' },
    '',
    /more than 1/,
  ],
  ['plans', plans, { 'plans.weight@d30': '100.1' }, 'plans.weight@d30', /at most 100/],
  [
    'plans',
    [...plans, { ...plans[0], id: 'd90', termDays: 90 }],
    { 'plans.termDays@d90': '30' },
    'plans.termDays@d90',
    /that many days/,
  ],
  [
    'grades',
    [
      { grade: 0, teamT: '1' },
      { grade: 1, teamT: '0' },
    ],
    {},
    '',
    /lowest first/,
  ],
  ['serviceEmail', 'a@b.cc', { serviceEmail: 'nobody' }, 'serviceEmail', /email/],
  ['codeCountdown', 60, { codeCountdown: '5' }, 'codeCountdown', /seconds/],
] as const)('what is wrong with %s is said at its input', (name, base, texts, field, words) => {
  const problems = problemsIn(name, laidOver(name, base, typed(texts)), 'en')
  expect(problems).toEqual([{ field, message: expect.stringMatching(words) }])
})

test('what is in order has no problem, and each field of it has its place', () => {
  expect(problemsIn('coinSet', coins, 'en')).toEqual([])
  const found = placesIn('coinSet', coins).map(({ field }) => field)
  expect(fieldsOf('coinSet')).toEqual(expect.arrayContaining(found))
})
