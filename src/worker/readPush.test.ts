import { describe, expect, test } from 'vitest'
import type { PushMessage } from '#shared/push-message.ts'
import { readPush, screenOf } from './readPush.ts'

const message: PushMessage = {
  id: 'm17',
  member: '7',
  title: 'Transfer received',
  body: '12.5 BTCW from Ada',
  url: '/#/pages/transfer/record',
  unread: 3,
}
const word = { member: '7', locale: 'en' }
const text = JSON.stringify(message)
const GENERAL = 'There is something new. Open the app to see what it is.'

describe('of a push', () => {
  test.each([
    ['nobody is signed in', { member: null, locale: 'en' }],
    ['somebody else is signed in', { member: '8', locale: 'en' }],
  ])('nothing personal is shown when %s', (_, other) => {
    const shown = readPush(text, other)
    expect(shown.body).toBe(GENERAL)
    expect(JSON.stringify(shown)).not.toMatch(/Ada|12\.5|m17|transfer/)
    expect(shown.unread).toBeUndefined()
  })

  test.each([
    ['that says nothing', undefined],
    ['that is no JSON', 'hello'],
    ['that is null', 'null'],
    ['that is a list', '[]'],
    ['without a title', JSON.stringify({ ...message, title: '' })],
    ['with a title that is no text', JSON.stringify({ ...message, title: { toString: 1 } })],
    ['without a member', JSON.stringify({ ...message, member: undefined })],
    ['with half a message unread', JSON.stringify({ ...message, unread: 0.5 })],
  ])('%s something is shown all the same', (_, unreadable) => {
    expect(readPush(unreadable, word).body).toBe(GENERAL)
  })

  test('general words are in the language that was used last, and Chinese before any was', () => {
    expect(readPush(undefined, { member: null, locale: 'zh-Hant' }).body).toMatch(/開啟/)
    expect(readPush(undefined, undefined).body).toMatch(/開啟/)
  })

  test('the member it is for sees what it says, and the count', () => {
    expect(readPush(text, word)).toEqual({
      title: 'Transfer received',
      body: '12.5 BTCW from Ada',
      tag: 'm17',
      url: '/#/pages/transfer/record',
      unread: 3,
    })
  })
})

describe('a tap leads', () => {
  test.each([
    'https://evil.example/#/pages/inbox/index',
    '//evil.example/#/pages/inbox/index',
    '/\\evil.example',
    'javascript:alert(1)',
    '/api/member/logout',
    '/#/pages/login/index?next=//evil.example',
    '/#/pages/inbox/index#/x',
    '/#/pages/../x/y',
    '',
    7,
    undefined,
  ])('to the messages where %s is said', (url) => {
    expect(screenOf(url)).toBe('/#/pages/inbox/index')
  })

  test.each([
    '/#/pages/withdrawal/record?id=12',
    '/#/pages/home/noticeInfo?id=3',
    '/#/pages/staking/my?id=1&x=a%20b',
  ])('to the screen %s', (url) => {
    expect(screenOf(url)).toBe(url)
  })
})
