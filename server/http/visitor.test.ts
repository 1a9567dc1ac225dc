import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freeze, unfreeze } from '#server/members/freeze.ts'
import { openSession } from '#server/members/openSession.ts'
import { furnish } from '#server/testing/furnish.ts'
import { matrix, ROLES } from '#server/testing/matrix.ts'
import {
  bodyFor,
  type Cast,
  codeOf,
  ofAnyone,
  ofMembers,
  openCast,
} from '#server/testing/openCast.ts'

let service: Cast
beforeAll(async () => {
  service = await openCast()
}, 60_000)
afterAll(() => service.close())

describe('a visitor (specification §6)', () => {
  const signedOut = '{"code":401,"message":"Please log in again","result":null}'
  const tokens: Record<string, () => Promise<string | undefined>> = {
    'without a token': async () => undefined,
    'with a token that nobody was given': async () => 'A'.repeat(43),
    'with a token that has ended': async () => {
      const token = await service.newToken(service.victim.id)
      await service.ask('member/logout', {}, token)
      return token
    },
    'with a token that is too old': async () => {
      const longAgo = new Date(service.clock.now().getTime() - 31 * 86_400_000)
      return service.db.inTx(
        async (tx) => (await openSession(tx, service.victim.id, longAgo)).token,
      )
    },
  }

  test('whose account was frozen is refused by every call of members, and told why', async () => {
    const frozen = await furnish(service, {})
    const before = await service.newToken(frozen.id)
    const now = service.clock.now()
    await service.db.inTx((tx) => freeze(tx, { member: frozen.id, reason: 'asked by court', now }))
    const why = '{"code":401,"message":"This account is frozen: asked by court","result":null}'
    for (const token of [before, await service.newToken(frozen.id)]) {
      const answers = await Promise.all(
        ofMembers.map((path) => service.ask(path, bodyFor(path, service.victim), token)),
      )
      expect(ofMembers.filter((_path, i) => answers[i] !== why)).toEqual([])
    }
  })

  test('whose account was let in again is asked to log in', async () => {
    const thawed = await furnish(service, {})
    const token = await service.newToken(thawed.id)
    const now = service.clock.now()
    await service.db.inTx(async (tx) => {
      await freeze(tx, { member: thawed.id, reason: 'a mistake', now })
      await unfreeze(tx, thawed.id)
    })
    expect(await service.ask('member/userInfo', {}, token)).toBe(signedOut)
  })

  test.each(Object.entries(tokens))('%s is refused by every call of members', async (_, token) => {
    const it = await token()
    const before = await journals()
    const answers = await Promise.all(
      ofMembers.map((path) => service.ask(path, bodyFor(path, service.victim), it)),
    )
    const wrong = ofMembers.filter((_path, i) => answers[i] !== signedOut)
    expect(wrong).toEqual([])
    expect(await journals()).toBe(before)
  })

  test.each([
    ['of another form', '{"amount":[],"memberId":1,"limit":"x"}'],
    ['without its fields', '{}'],
    ['that nobody can read', '{'],
  ])('is asked to log in before anybody looks at a body %s', async (_, body) => {
    const headers = { 'content-type': 'application/json' }
    const answers = await Promise.all(
      ofMembers.map(async (path) =>
        (await fetch(`${service.url}/api/${path}`, { method: 'POST', headers, body })).text(),
      ),
    )
    expect(ofMembers.filter((_path, i) => answers[i] !== signedOut)).toEqual([])
  })

  test.each(ofAnyone)('%s answers a visitor as it answers everybody', async (path) => {
    const said = []
    for (const token of [undefined, ...ROLES.map((role) => service.cast[role].token)])
      said.push(plain(await service.ask(path, bodyFor(path, service.cast.member), token)))
    const { says = 200 } = matrix[path]
    expect(said.map(codeOf)).toEqual(said.map(() => says))
    if (path.startsWith('home/')) expect(new Set(said).size).toBe(1)
  })
})

const journals = () =>
  service.db.inTx(async (tx) => (await tx<{ n: string }>`select count(*) as n from journal`)[0]?.n)

/** Without its moments, which pass. */
const plain = (letters: string) => letters.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'then')
