import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { start } from '#shared/api/start.ts'
import { say } from '#shared/locale.ts'
import { refusals } from '#shared/refusals.ts'
import { loadWords } from '#src/words/loadWords.ts'
import { knowCalls } from './knowCalls.ts'
import { envelope, listen } from './testing/listen.ts'
import { member } from './testing/member.ts'

// As the route of a screen does.
knowCalls()

const site = await listen()
const { bindIntent, pendingIntent, sendIntent } = await import('./intent.ts')
const { memberAtom, store } = await import('#src/session/session.ts')
const { dropDrafts } = await import('#src/session/drafts.ts')

const body = { coin: 'BTCW', amount: 5n * 10n ** 17n, planId: 'd30' } as const
const FORM = '7.pledge'
/** As the form does it: what is not known yet is asked for again, else it is a new one. */
const send = async () =>
  sendIntent(pendingIntent('product/pledge', FORM) ?? bindIntent('product/pledge', FORM, body))
const signInAs = (id: string) =>
  store.set(
    memberAtom,
    id ? z.decode(start['member/userInfo'].result, { ...member, id } as never) : null,
  )
const drafts = () => [...site.kept.keys()].filter((it) => it.startsWith('bw.draft.'))
const keys = () => site.heard.map(({ headers }) => headers['idempotency-key'])
const unanswered = () => {
  site.reply = (_heard, response) => response.destroy()
}
const order = {
  id: '1',
  no: '26112100001',
  coin: 'BTCW',
  amount: '0.5',
  stakedT: '0.5',
  method: 'balance',
  planId: 'd30',
  termDays: 30,
  remainingDays: 30,
  status: 'success',
  reason: null,
  earned: '0',
  createdAt: '2026-11-21T00:00:00Z',
  startsAt: null,
  endsAt: null,
  hash: null,
  confirmations: null,
}

beforeAll(() => loadWords('en'))
afterAll(() => site.stop())
beforeEach(() => {
  site.heard.length = 0
  site.kept.clear()
  signInAs('7')
})

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

test('an unknown outcome is still there after a restart, with what was sent', async () => {
  unanswered()
  await expect(send()).rejects.toThrow()
  expect(pendingIntent('product/pledge', FORM)).toMatchObject({ body })
})

test("the service's own word that it cannot tell yet is no final answer", async () => {
  site.reply = envelope(500, { message: say(refusals.inDoubt, 'zh-Hant') })
  await expect(send()).rejects.toMatchObject({ name: 'OutcomeUnknown' })
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

test('what cannot be kept is not sent, and told in words', async () => {
  const full = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('exceeded the quota', 'QuotaExceededError')
  })
  expect(() => bindIntent('product/pledge', FORM, body)).toThrow(/no room to keep/)
  full.mockRestore()
  expect(pendingIntent('product/pledge', FORM)).toBeNull()
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

test('a form that has sent nothing keeps nothing; key and body are kept before anything is sent', async () => {
  expect(pendingIntent('product/pledge', FORM)).toBeNull()
  expect(drafts()).toEqual([])
  const { key } = bindIntent('product/pledge', FORM, body)
  expect(drafts()).toEqual(['bw.draft.7.pledge.intent'])
  site.reply = envelope(200, { result: order })
  expect(await send()).toMatchObject({ no: '26112100001', amount: body.amount })
  expect(keys()).toEqual([key])
})

test('an answer after a time-out ends the intent', async () => {
  unanswered()
  await expect(send()).rejects.toThrow()
  site.reply = envelope(200, { result: order })
  await send()
  expect(new Set(keys()).size).toBe(1)
  expect(pendingIntent('product/pledge', FORM)).toBeNull()
})

test('a key is bound to its body: what is sent later has another, whoever still asks for the first', async () => {
  unanswered()
  const first = bindIntent('product/pledge', FORM, body)
  await expect(sendIntent(first)).rejects.toMatchObject({ name: 'OutcomeUnknown' })
  // Another tab of the same form must know that one first.
  expect(() => bindIntent('product/pledge', FORM, { ...body, amount: 1n })).toThrow(/not known/)
  site.reply = envelope(200, { result: order })
  await send()
  const second = bindIntent('product/pledge', FORM, body)
  expect(second.key).not.toBe(first.key)
  // The first asks once more: it is the first, and the second is still to be sent.
  await sendIntent(first)
  expect(keys()).toEqual([first.key, first.key, first.key])
  expect(pendingIntent('product/pledge', FORM)).toMatchObject({ key: second.key })
})

test.each(['', '8'])(
  'what one member sent is never asked for in the name of another: %j',
  async (id) => {
    unanswered()
    await expect(send()).rejects.toThrow()
    const kept = pendingIntent('product/pledge', FORM)
    site.heard.length = 0
    signInAs(id)
    site.reply = envelope(200, { result: order })
    await expect(sendIntent(kept ?? expect.fail())).rejects.toMatchObject({
      name: 'OutcomeUnknown',
    })
    expect(site.heard).toEqual([])
  },
)

test("signing in drops the drafts of others and of visitors, and keeps one's own", () => {
  for (const form of [FORM, '8.pledge', '.register']) bindIntent('product/pledge', form, body)
  dropDrafts({ except: '7' })
  expect(drafts()).toEqual(['bw.draft.7.pledge.intent'])
  dropDrafts()
  expect(drafts()).toEqual([])
})
