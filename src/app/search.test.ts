import { expect, test } from 'vitest'
import { normaliseUrl, parseSearch, readNext, stringifySearch } from './search.ts'

test.each([
  'https://evil.example/pages/home/index',
  '//evil.example/pages/home/index',
  '/\\evil.example',
  'javascript:alert(1)',
  '/api/member/login',
  '/pages/login/index',
  '/pages/login/index?next=/pages/login/index',
  '/pages',
  undefined,
  7,
])('nobody is sent to %j after signing in', (next) => {
  expect(readNext({ next })).toStrictEqual({ next: undefined })
})

test.each(['/pages/staking/my', '/pages/home/noticeInfo?id=7', '/pages/staking/index?order=12'])(
  'after signing in one comes back to %s',
  (next) => {
    expect(readNext({ next })).toEqual({ next })
  },
)

test.each(['1e5', '007', '12345678901234567890', 'true', 'null', '{"a":1}', 'a b+c&d=e', '碼'])(
  'the invitation code %s arrives as it was sent',
  (code) => {
    expect(parseSearch(stringifySearch({ code }))).toEqual({ code })
  },
)

test('a parameter without a value is left out', () => {
  expect(stringifySearch({ code: undefined, next: null })).toBe('')
})

test('a share link may carry its code before the hash or in it', () => {
  const inside = 'http://app.test/#/pages/register/index?code=AB23CD'
  expect(normaliseUrl('http://app.test/?code=AB23CD#/pages/register/index')).toBe(inside)
  expect(normaliseUrl(inside)).toBe(inside)
})

test('what stands in the hash wins over what stands before it', () => {
  expect(normaliseUrl('http://app.test/?code=OLD&from=x#/pages/register/index?code=NEW')).toBe(
    'http://app.test/#/pages/register/index?code=NEW&from=x',
  )
})

test('a query without a hash leads to the first screen', () => {
  expect(normaliseUrl('http://app.test/?utm=1')).toBe('http://app.test/#/?utm=1')
})
