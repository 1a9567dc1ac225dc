import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { PAUSABLE } from '#shared/pausable.ts'
import { keyed, openPauses, type Pauses, reason } from './testing/openPauses.ts'

let service: Pauses
beforeAll(async () => {
  service = await openPauses()
})
afterAll(() => service.close())
afterEach(() => service.endAll())

test('what members are to read is 2 to 300 characters, and turns no text around', async () => {
  for (const en of ['x', 'x'.repeat(301), 'Soon \u202eback']) {
    const said = await service.set('staking', true, { ...reason, en })
    expect(said).toMatchObject({ code: 400, message: expect.stringContaining('2 to 300') })
  }
})

test('everybody is told what is paused, each in their language', async () => {
  const told = async (locale: string) =>
    (await service.call('home/parameters', {}, { locale })).result.parameters.pauses
  expect(await told('en')).toEqual({ staking: null, transfers: null, withdrawals: null })
  await service.set('staking', true)
  expect(await told('en')).toEqual({ staking: reason.en, transfers: null, withdrawals: null })
  expect(await told('zh-TW')).toMatchObject({ staking: reason.zh })
})

test('a pause is in the log once, its words can be changed, and ending it twice is one line', async () => {
  const lines = () =>
    service.db.inTx(
      (tx) => tx<{ before: object; after: object; reason: string }>`
        select before, after, reason from operator_act where act = 'setPause' order by id`,
    )
  const past = (await lines()).length
  const other = { en: 'It takes until noon.', zh: '預計中午完成。' }
  for (const [on, words] of [
    [true, reason],
    [true, reason],
    [true, other],
    [false, reason],
    [false, reason],
  ] as const)
    expect(await service.set('transfers', on, words)).toMatchObject({ code: 200 })
  const by = `member ${service.boss.id}`
  expect((await lines()).slice(past)).toMatchObject([
    { before: { reason: null }, after: { by, reason }, reason: `${reason.en} / ${reason.zh}` },
    { before: { reason }, after: { by, reason: other } },
    { before: { reason: other }, after: { reason: null, since: null } },
  ])
})

test('a pause that was decided upon what stood before is refused, also where it stands as it did then', async () => {
  const { boss, call } = service
  const seen = async () => {
    const { result } = await call('operator/pauses', {}, { token: boss.token })
    return result.list.find(({ what }) => what === 'withdrawals') as (typeof result.list)[number]
  }
  const late = (asked: object) =>
    call(
      'operator/setPause',
      { what: 'withdrawals', ...asked },
      { token: boss.token, headers: keyed() },
    )
  const first = await seen()
  await service.set('withdrawals', true)
  const paused = await seen()
  await service.set('withdrawals', false)
  const said = await late({ on: true, reason, revision: first.revision })
  expect(said).toMatchObject({ code: 400, message: expect.stringContaining('stood before') })
  expect(await seen()).toMatchObject({ since: null })
  // The next pause is not ended by who wanted to end the one before.
  await service.set('withdrawals', true)
  expect(await late({ on: false, reason, revision: paused.revision })).toMatchObject({ code: 400 })
  expect(await seen()).toMatchObject({ reason })
  const { revision } = await seen()
  expect(await late({ on: false, reason, revision })).toMatchObject({ code: 200 })
  expect(await seen()).toMatchObject({ since: null })
})

test.each([
  [{ what: 'rewards', on: true, reason }, 'what'],
  [{ what: 'staking', on: 'yes', reason }, 'on'],
  [{ what: 'staking', on: true, reason: { en: 'x', zh: reason.zh } }, 'reason.en'],
  [{ what: 'staking', on: true, reason: { en: reason.en, zh: '  ' } }, 'reason.zh'],
])('a pause without what, whether or why is refused: %j', async (asked, field) => {
  const headers = keyed()
  const said = await service.call('operator/setPause', asked, {
    token: service.boss.token,
    headers,
  })
  expect(said).toMatchObject({ code: 400, field })
  expect(
    (await service.call('operator/pauses', {}, { token: service.boss.token })).result.list,
  ).toMatchObject(PAUSABLE.map((what) => ({ what, since: null, by: null, reason: null })))
})
