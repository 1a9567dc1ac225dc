import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgeCursor } from '#server/testing/forgeCursor.ts'
import { founderToken } from '#server/testing/founderToken.ts'
import { openService, type Service } from '#server/testing/openService.ts'
import { calls, type Path } from '#shared/api/index.ts'

let service: Service
let token: string
beforeAll(async () => {
  service = await openService()
  token = await founderToken(service)
})
afterAll(() => service.close())

/** All calls that take a cursor. */
const paths = (Object.keys(calls) as Path[]).filter(
  (path) => 'cursor' in (calls[path].body as unknown as { shape: object }).shape,
)

/** Keys as cursors hold them, and such as no cursor should. */
const keys: unknown[][] = [
  ['0000-01-01T00:00:00Z', '1'],
  ['2026-11-21T00:00:00Z', '1'],
  ['9999-12-31T23:59:59Z', '999999999999999999'],
  [`2026-11-21T00:00:00.${'0'.repeat(200)}Z`, '1'],
  ['0000-01-01T00:00:00Z', '1', '1'],
  [true, false, '0000-01-01T00:00:00Z', '1'],
  ['2026-13-45'],
  ['2026-02-30'],
  ['0000-01-01'],
  ['1'],
  ['few', '1'],
  ['scan', '999999999999999999'],
]
const key = fc.constantFrom(...keys.flat(), 1e308, -1, null)
const text = fc.oneof(
  fc.string(),
  fc.json({ maxDepth: 2 }),
  fc.array(key, { maxLength: 4 }).map((it) => JSON.stringify(it)),
)

async function ask(path: Path, forged: string) {
  const said = await service.call(path, { cursor: forgeCursor(forged) }, { token })
  expect([200, 400], `${path} ${forged} ${said.message}`).toContain(said.code)
  return said
}

test('whatever text has the check of a cursor, it is a page or refused: never a failure', async () => {
  expect(paths).toEqual(expect.arrayContaining(['home/notice', 'home/changes', 'home/proofs']))
  for (const path of paths)
    for (const forged of ['', 'nope', ...keys.map((it) => JSON.stringify(it))])
      await ask(path, forged)
  const any = fc.asyncProperty(fc.constantFrom(...paths), text, async (path, forged) => {
    await ask(path, forged)
  })
  await fc.assert(any, { numRuns: 300 })
}, 60_000)

test.each(['home/notice', 'home/changes', 'home/proofs'] as const)(
  'at %s it is refused at the field of the cursor',
  async (path) => {
    for (const forged of ['', 'nope', '["0000-01-01T00:00:00Z","1"]', '["2026-13-45"]'])
      expect(await ask(path, forged)).toMatchObject({ code: 400, field: 'cursor' })
  },
)

test.each(['["10:20:20"]', '["0:20:"]', '["30:20:"]', '["10:20:12,11"]', 'nope'])(
  'what was seen, %s, is refused where PostgreSQL would not take it',
  async (forged) => {
    const body = { upTo: '2026-11-21T00:00:00Z', seen: forgeCursor(forged) }
    expect(await service.call('member/inboxRead', body, { token })).toMatchObject({ code: 400 })
  },
)

test('a range to the last day there is has its lines', async () => {
  const body = { from: '0001-01-01', to: '9999-12-31' }
  expect(await service.call('asset/flowRecord', body, { token })).toMatchObject({ code: 200 })
})
