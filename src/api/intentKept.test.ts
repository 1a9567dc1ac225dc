import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadWords } from '#src/words/loadWords.ts'
import { envelope } from './testing/listen.ts'
import { body, FORM, openIntents, order, wire } from './testing/openIntents.ts'

const { site, send, keys, unanswered, signInAs, reset, bindIntent, pendingIntent, sendIntent } =
  await openIntents()
const { dropDrafts } = await import('#src/session/drafts.ts')
const drafts = () => [...site.kept.keys()].filter((it) => it.startsWith('bw.draft.'))

beforeAll(() => loadWords('en'))
afterAll(() => site.stop())
beforeEach(reset)

test('an unknown outcome is still there after a restart, with what was sent', async () => {
  unanswered()
  await expect(send()).rejects.toThrow()
  expect(pendingIntent('product/pledge', FORM)).toMatchObject({ wire })
})

test.each([
  ['more than this release takes', { ...wire, memo: 'of a release before' }],
  ['otherwise than this release does', { token: 'BTCW', units: '500000000000000000' }],
])('what another release sent, which says %s, is sent again to the letter', async (_, sent) => {
  const key = '6f0b0a53-9a39-4a5e-8f6c-0d9a7d1c2b3e'
  site.kept.set(`bw.draft.${FORM}.intent`, JSON.stringify({ key, wire: sent }))
  site.reply = envelope(200, { result: order })
  expect(await send()).toMatchObject({ no: order.no })
  expect(site.heard).toMatchObject([{ headers: { 'idempotency-key': key }, body: sent }])
  expect(site.heard[0]?.body).toEqual(sent)
  expect(pendingIntent('product/pledge', FORM)).toBeNull()
})

test('what was done ends, though its first answer is of a shape that this release cannot read', async () => {
  unanswered()
  await expect(send()).rejects.toMatchObject({ name: 'OutcomeUnknown' })
  const { planId: _, ...before } = order
  site.reply = envelope(200, { result: before })
  await expect(send()).rejects.toThrow(/^This was done/)
  expect(pendingIntent('product/pledge', FORM)).toBeNull()
})

test('what cannot be kept is not sent, and told in words', async () => {
  const full = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('exceeded the quota', 'QuotaExceededError')
  })
  expect(() => bindIntent('product/pledge', FORM, body)).toThrow(/no room to keep/)
  full.mockRestore()
  expect(pendingIntent('product/pledge', FORM)).toBeNull()
})

test('what would be kept until the page goes alone is not sent, and told in words', () => {
  const kept = localStorage
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
  expect(() => bindIntent('product/pledge', FORM, body)).toThrow(/no room to keep/)
  vi.stubGlobal('localStorage', kept)
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

test('what another tab was turned away with is not carried out by asking for it again', async () => {
  const there = bindIntent('product/pledge', FORM, body)
  const here = pendingIntent('product/pledge', FORM) ?? expect.fail()
  // There the key was a new one, and a no that nobody keeps was the whole story.
  site.reply = envelope(400, { message: 'Too many attempts', retryAfter: 1 })
  await expect(sendIntent(there)).rejects.toThrow('Too many attempts')
  site.heard.length = 0
  site.reply = envelope(200, { result: order })
  await expect(sendIntent(here)).rejects.toThrow(/Look at your records/)
  expect(site.heard).toEqual([])
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
