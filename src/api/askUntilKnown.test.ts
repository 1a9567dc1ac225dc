import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { start } from '#shared/api/start.ts'
import { loadWords } from '#src/words/loadWords.ts'
import { knowCalls } from './knowCalls.ts'
import { envelope, listen } from './testing/listen.ts'
import { member } from './testing/member.ts'

// As the route of a screen does.
knowCalls()

const site = await listen()
const { askUntilKnown } = await import('./askUntilKnown.ts')
const { bindIntent, pendingIntent } = await import('./intent.ts')
const { onFailure } = await import('./failure.ts')
const { onRefresh } = await import('./refresh.ts')
const { memberAtom, store } = await import('#src/session/session.ts')

const FORM = '7.cashCancel'
const refusal = envelope(400, { message: 'It was paid already' })
const bind = () => bindIntent('asset/cashCancel', FORM, { withdrawalId: '5' })
const doubts: string[] = []
const doubt = { onDoubt: () => void doubts.push('doubt') }

beforeAll(() => loadWords('en'))
afterAll(() => site.stop())
beforeEach(() => {
  site.heard.length = 0
  site.kept.clear()
  doubts.length = 0
  store.set(memberAtom, z.decode(start['member/userInfo'].result, { ...member, id: '7' } as never))
  site.reply = (_heard, response) => response.destroy()
})

test('a form that was left and come back to joins who asks already: it is asked for by one, until it is known', async () => {
  const intent = bind()
  const first = askUntilKnown(intent, doubt)
  await expect.poll(() => doubts).toEqual(['doubt'])
  const back = pendingIntent('asset/cashCancel', FORM) ?? expect.fail()
  const second = askUntilKnown(back, doubt)
  site.reply = refusal
  await expect(first).rejects.toThrow('It was paid already')
  await expect(second).rejects.toThrow('It was paid already')
  expect(site.heard.map(({ headers }) => headers['idempotency-key'])).toEqual([
    intent.key,
    intent.key,
  ])
  expect(pendingIntent('asset/cashCancel', FORM)).toBeNull()
})

test('what is sent next joins nobody who still asks for what another tab has seen the end of', async () => {
  const first = bind()
  const old = askUntilKnown(first, doubt)
  await expect.poll(() => doubts).toEqual(['doubt'])
  // The other tab has its answer, and this one is to send the next.
  site.kept.clear()
  const second = bind()
  site.reply = refusal
  await expect(askUntilKnown(second, doubt)).rejects.toThrow('It was paid already')
  expect(site.heard.map(({ headers }) => headers['idempotency-key'])).toContain(second.key)
  await expect(old).rejects.toThrow('It was paid already')
  expect(pendingIntent('asset/cashCancel', FORM)).toBeNull()
})

test('who has signed out is not asked for again', async () => {
  const asked = askUntilKnown(bind(), doubt)
  await expect.poll(() => doubts).toEqual(['doubt'])
  store.set(memberAtom, null)
  site.reply = refusal
  await expect(asked).rejects.toMatchObject({ name: 'OutcomeUnknown' })
  expect(site.heard).toHaveLength(1)
})

test.each([true, false])(
  'a no has what was decided upon asked for again, and is told once where the form does not say it: %j',
  async (quiet) => {
    const [stale, told] = [[] as unknown[], [] as unknown[]]
    onRefresh((paths) => stale.push(...paths))
    onFailure((failure) => told.push(failure.quiet))
    site.reply = refusal
    const asked = askUntilKnown(bind(), { ...doubt, isQuiet: () => quiet })
    await expect(asked).rejects.toThrow('It was paid already')
    expect(stale).toContain('asset/cashRecord')
    expect(told).toEqual([quiet])
  },
)
