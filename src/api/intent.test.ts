import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { say } from '#shared/locale.ts'
import { refusals } from '#shared/refusals.ts'
import { loadWords } from '#src/words/loadWords.ts'
import { envelope } from './testing/listen.ts'
import { body, FORM, openIntents, order } from './testing/openIntents.ts'

const { site, send, keys, unanswered, reset, bindIntent, pendingIntent, sendIntent } =
  await openIntents()

beforeAll(() => loadWords('en'))
afterAll(() => site.stop())
beforeEach(reset)

test('a refusal is final: the next attempt is another intent', async () => {
  site.reply = envelope(400, { message: 'Insufficient balance' })
  await expect(send()).rejects.toMatchObject({ name: 'Refused' })
  await expect(send()).rejects.toMatchObject({ name: 'Refused' })
  expect(new Set(keys()).size).toBe(2)
})

test('no answer leaves the outcome unknown, and asking again carries the same key and body', async () => {
  unanswered()
  await expect(send()).rejects.toMatchObject({ name: 'OutcomeUnknown' })
  await expect(send()).rejects.toMatchObject({ name: 'OutcomeUnknown' })
  expect(new Set(keys()).size).toBe(1)
  expect(site.heard[0]?.body).toEqual(site.heard[1]?.body)
})

test("the service's own word that it cannot tell yet is no final answer", async () => {
  site.reply = envelope(500, { message: say(refusals.inDoubt, 'zh-Hant') })
  await expect(send()).rejects.toMatchObject({ name: 'OutcomeUnknown' })
})

test('a word of doubt is known by its mark, whatever words a later release has for it', async () => {
  site.reply = envelope(500, { message: 'Other words', doubt: true })
  const doubt = { message: 'Other words' }
  await expect(send()).rejects.toMatchObject({ name: 'OutcomeUnknown', cause: doubt })
  await expect(send()).rejects.toMatchObject({ name: 'OutcomeUnknown', cause: doubt })
  expect(new Set(keys()).size).toBe(1)
})

test.each([
  [401, {}],
  [403, { message: 'This account is frozen' }],
  [400, { message: 'Too many attempts', retryAfter: 30 }],
  [500, { message: 'Something went wrong on our side' }],
])('being turned away with %i says nothing of what was sent before', async (code, rest) => {
  unanswered()
  await expect(send()).rejects.toThrow()
  site.reply = envelope(code, rest)
  await expect(send()).rejects.toMatchObject({ name: 'OutcomeUnknown' })
  expect(new Set(keys()).size).toBe(1)
})

test('being turned away says nothing of what the same look at the form has sent before either', async () => {
  unanswered()
  const intent = bindIntent('product/pledge', FORM, body)
  await expect(sendIntent(intent)).rejects.toMatchObject({ name: 'OutcomeUnknown' })
  site.reply = envelope(400, { message: 'Too many attempts', retryAfter: 30 })
  await expect(sendIntent(intent)).rejects.toMatchObject({ name: 'OutcomeUnknown' })
  expect(pendingIntent('product/pledge', FORM)).toMatchObject({ key: intent.key })
})

test('a failure upon asking again, which says that nothing was changed, is told to nobody', async () => {
  unanswered()
  await expect(send()).rejects.toThrow()
  site.reply = envelope(500, { message: 'Nothing was changed' })
  await expect(send()).rejects.toMatchObject({ name: 'OutcomeUnknown', cause: undefined })
  site.reply = envelope(500, { message: say(refusals.inDoubt, 'en') })
  const doubt = { message: expect.stringContaining('cannot tell yet') }
  await expect(send()).rejects.toMatchObject({ name: 'OutcomeUnknown', cause: doubt })
})

test('an answer after a time-out ends the intent', async () => {
  unanswered()
  await expect(send()).rejects.toThrow()
  site.reply = envelope(200, { result: order })
  await send()
  expect(new Set(keys()).size).toBe(1)
  expect(pendingIntent('product/pledge', FORM)).toBeNull()
})
