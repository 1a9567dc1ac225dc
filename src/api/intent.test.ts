import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { say } from '#shared/locale.ts'
import { refusals } from '#shared/refusals.ts'
import { loadWords } from '#src/words/loadWords.ts'
import { knowCalls } from './knowCalls.ts'
import { envelope, listen } from './testing/listen.ts'

// As the route of a screen does.
knowCalls()

const site = await listen()
const { openIntent, pendingBody, sendIntent } = await import('./intent.ts')
const { dropDrafts } = await import('#src/session/drafts.ts')

const body = { coin: 'BTCW', amount: 5n * 10n ** 17n, planId: 'd30' } as const
const FORM = '7.pledge'
const send = () => sendIntent('product/pledge', FORM, body)
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
  expect(pendingBody('product/pledge', openIntent(FORM))).toEqual(body)
})

test("the service's own word that it cannot tell yet is no final answer", async () => {
  site.reply = envelope(500, { message: say(refusals.inDoubt, 'zh-Hant') })
  await expect(send()).rejects.toMatchObject({ name: 'OutcomeUnknown' })
})

test.each([
  [401, {}],
  [403, { message: 'This account is frozen' }],
  [400, { message: 'Too many attempts', retryAfter: 30 }],
])(
  'being turned away at the door with %i says nothing of what was sent before',
  async (code, rest) => {
    unanswered()
    await expect(send()).rejects.toThrow()
    site.reply = envelope(code, rest)
    await expect(send()).rejects.toMatchObject({ name: 'OutcomeUnknown' })
    expect(new Set(keys()).size).toBe(1)
  },
)

test('the key is made with the form, before anything is sent', async () => {
  const { key } = openIntent(FORM)
  expect(openIntent(FORM).key).toBe(key)
  expect(pendingBody('product/pledge', openIntent(FORM))).toBeNull()
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
  expect(pendingBody('product/pledge', openIntent(FORM))).toBeNull()
})

test("signing in drops the drafts of others and of visitors, and keeps one's own", () => {
  openIntent(FORM)
  openIntent('8.pledge')
  openIntent('.register')
  dropDrafts({ except: '7' })
  expect([...site.kept.keys()]).toEqual(['bw.draft.7.pledge.intent'])
  dropDrafts()
  expect(site.kept.size).toBe(0)
})
