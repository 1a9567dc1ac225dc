import { expect, test } from 'vitest'
import { logBody } from './log-filters.ts'

const words = [
  ['提現', 'withdrawal'],
  ['會員', 'member'],
  ['付款停止', 'payout stop'],
  ['服務', 'service'],
  ['Payout', 'payout'],
] as const

test('a UID alone means the member', () => {
  expect(logBody({ actor: '100007', subject: '100008' }, words)).toEqual({
    actor: 'member 100007',
    subject: 'member 100008',
  })
})

test('the number of a withdrawal alone means the withdrawal, an address alone the funding address', () => {
  const address = `0x${'Ab'.repeat(20)}`
  const sought = (subject: string) => logBody({ subject }, words).subject
  expect(sought('26120200004')).toBe('withdrawal 26120200004')
  expect(sought(address)).toBe(`funding ${address.toLowerCase()}`)
  expect(sought(`funding ${address}`)).toBe(`funding ${address.toLowerCase()}`)
  // Nobody is a withdrawal.
  expect(logBody({ actor: '26120200004' }, words).actor).toBe('member 26120200004')
})

test('any other words are sought as they are', () => {
  expect(logBody({ actor: 'farmer', subject: 'withdrawal 12', act: 'setRole' }, words)).toEqual({
    actor: 'farmer',
    subject: 'withdrawal 12',
    act: 'setRole',
  })
})

test.each([
  ['提現 12', 'withdrawal 12'],
  ['提現12', 'withdrawal 12'],
  ['會員 100008', 'member 100008'],
  ['付款停止', 'payout stop'],
  ['PAYOUT 7', 'payout 7'],
  // No word of the app's: a name that begins like one.
  ['提現專員', '提現專員'],
  ['payouts', 'payouts'],
])('“%s” is sought as %s', (typed, subject) => {
  expect(logBody({ subject: typed }, words)).toEqual({ subject })
})

test.each([
  ['服務', 'service'],
  ['會員 100007', 'member 100007'],
  // Names at the command line that begin like words of the app.
  ['Payout Clerk', 'Payout Clerk'],
  ['服務 台', '服務 台'],
])('whoever did it is sought by “%s” as %s', (typed, actor) => {
  expect(logBody({ actor: typed }, words)).toEqual({ actor })
})

test('nothing is asked for where there is no filter', () => {
  expect(logBody({}, words)).toEqual({})
})
