import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Refusal } from '#server/db/Refusal.ts'
import { refusals } from '#shared/refusals.ts'
import { refused } from './envelope.ts'

test.each([
  ['en', 1, 'Too many attempts. Please wait 1 second.'],
  ['en', 2, 'Too many attempts. Please wait 2 seconds.'],
  ['zh-Hant', 1, '嘗試次數過多，請等待 1 秒。'],
  ['en', 120, 'Too many attempts. Please wait 120 seconds.'],
  ['en', 121, 'Too many attempts. Please wait 3 minutes.'],
  ['zh-Hant', 1_140, '嘗試次數過多，請等待 19 分鐘。'],
  ['zh-Hant', 60, '嘗試次數過多，請等待 60 秒。'],
] as const)('how long to wait is said in %s, of %i seconds', (locale, retryAfter, message) => {
  const answer = refused(new Refusal('tooMany', { retryAfter }), locale)
  expect(JSON.parse(answer.text)).toEqual({ code: 400, message, result: null, retryAfter })
  expect(answer.retryAfter).toBe(retryAfter)
})

test('what is in doubt says so beside its words, which may be others one day, and nothing else does', () => {
  const marks = (['inDoubt', 'internal'] as const).map(
    (name) => JSON.parse(refused(new Refusal(name), 'en').text).doubt,
  )
  expect(marks).toEqual([true, undefined])
})

test('there is no refusal that nothing says', () => {
  const says = (text: string) => text.matchAll(/'(\w+)'/g).map(([, name = '']) => name)
  const files = ['server', 'shared'].flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.ts$/.test(file))
      .map((file) => readFileSync(`${room}/${file}`, 'utf8')),
  )
  const said = new Set(files.flatMap((text) => [...says(text)]))
  expect(Object.keys(refusals).filter((name) => !said.has(name))).toEqual([])
})
