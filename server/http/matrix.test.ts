import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeVapid } from '#devnet/makeVapid.ts'
import { freeze, unfreeze } from '#server/members/freeze.ts'
import { openSession } from '#server/members/openSession.ts'
import { type Furnished, furnish } from '#server/testing/furnish.ts'
import { matrix, ROLES, type Role } from '#server/testing/matrix.ts'
import { openService, type Service } from '#server/testing/openService.ts'
import type { Call } from '#shared/api/call.ts'
import { calls, type Path } from '#shared/api/index.ts'

let service: Service
let cast: Record<Role, Furnished>
let victim: Furnished
beforeAll(async () => {
  const push = { ...makeVapid(), subject: 'mailto:a@bitwave.invalid', hosts: ['push.invalid'] }
  service = await openService({ settings: { push } })
  const standing = { agent: { rewardRatio: 5_000 }, site: { subsidyRatio: 5_000 } }
  cast = {
    member: await furnish(service, {}),
    operator: await furnish(service, { roles: ['operator'] }),
    agent: await furnish(service, { standing: { agent: true, ...standing.agent } }),
    site: await furnish(service, { standing: { site: true, ...standing.site } }),
  }
  victim = await furnish(service, {})
}, 60_000)
afterAll(() => service.close())

const all = (Object.entries(calls) as [Path, Call][]).filter(([, call]) => !call.later)
const paths = all.map(([path]) => path)
const ofMembers = all.filter(([, { who }]) => who === 'member').map(([path]) => path)
const ofAnyone = all.filter(([, { who }]) => who === 'anyone').map(([path]) => path)

/** A call as a role makes it, answered to the letter; money calls with a new key each time. */
const ask = (path: Path, body: object, token?: string) =>
  service.letters(path, body, { token, headers: { 'idempotency-key': randomUUID() } })
const codeOf = (letters: string): number => JSON.parse(letters).code
const bodyFor = (path: Path, own: Furnished) => matrix[path].body?.(own) ?? {}
const fieldsOf = (path: Path) =>
  Object.keys((calls[path].body as unknown as { shape: object }).shape)

describe('the matrix is whole', () => {
  test('every call of the contract is in it, and no other', () => {
    expect(Object.keys(matrix).toSorted()).toEqual(Object.keys(calls).toSorted())
  })

  test('every field that names a thing by its id is said to be a member’s or everybody’s', () => {
    const named = Object.keys(calls).flatMap((path) =>
      fieldsOf(path as Path)
        .filter((field) => /^id$|Id$/.test(field) && field !== 'planId')
        .map((field) => `${path} ${field}`),
    )
    const said = Object.entries(matrix).flatMap(([path, { owned, open }]) =>
      Object.keys({ ...owned, ...open }).map((field) => `${path} ${field}`),
    )
    expect(named.filter((field) => !said.includes(field))).toEqual([])
  })

  test('no call of the specification (§7) says that it is not available yet', () => {
    const later = (Object.entries(calls) as [Path, Call][]).filter(([, call]) => call.later)
    expect(later.map(([path]) => path)).toEqual([])
  })
})

describe('a visitor (specification §6)', () => {
  const signedOut = '{"code":401,"message":"Please log in again","result":null}'
  const tokens: Record<string, () => Promise<string | undefined>> = {
    'without a token': async () => undefined,
    'with a token that nobody was given': async () => 'A'.repeat(43),
    'with a token that has ended': async () => {
      const token = await newToken(victim.id)
      await ask('member/logout', {}, token)
      return token
    },
    'with a token that is too old': async () => {
      const longAgo = new Date(service.clock.now().getTime() - 31 * 86_400_000)
      return service.db.inTx(async (tx) => (await openSession(tx, victim.id, longAgo)).token)
    },
  }

  test('whose account was frozen is refused by every call of members, and told why', async () => {
    const frozen = await furnish(service, {})
    const before = await newToken(frozen.id)
    const now = service.clock.now()
    await service.db.inTx((tx) => freeze(tx, { member: frozen.id, reason: 'asked by court', now }))
    const why = '{"code":401,"message":"This account is frozen: asked by court","result":null}'
    for (const token of [before, await newToken(frozen.id)]) {
      const answers = await Promise.all(
        ofMembers.map((path) => ask(path, bodyFor(path, victim), token)),
      )
      expect(ofMembers.filter((_path, i) => answers[i] !== why)).toEqual([])
    }
  })

  test('whose account was let in again is asked to log in', async () => {
    const thawed = await furnish(service, {})
    const token = await newToken(thawed.id)
    const now = service.clock.now()
    await service.db.inTx(async (tx) => {
      await freeze(tx, { member: thawed.id, reason: 'a mistake', now })
      await unfreeze(tx, thawed.id)
    })
    expect(await ask('member/userInfo', {}, token)).toBe(signedOut)
  })

  test.each(Object.entries(tokens))('%s is refused by every call of members', async (_, token) => {
    const it = await token()
    const before = await journals()
    const answers = await Promise.all(ofMembers.map((path) => ask(path, bodyFor(path, victim), it)))
    const wrong = ofMembers.filter((_path, i) => answers[i] !== signedOut)
    expect(wrong).toEqual([])
    expect(await journals()).toBe(before)
  })

  test.each(ofAnyone)('%s answers a visitor as it answers everybody', async (path) => {
    const said = []
    for (const token of [undefined, ...ROLES.map((role) => cast[role].token)])
      said.push(plain(await ask(path, bodyFor(path, cast.member), token)))
    const { says = 200 } = matrix[path]
    expect(said.map(codeOf)).toEqual(said.map(() => says))
    if (path.startsWith('home/')) expect(new Set(said).size).toBe(1)
  })
})

/** Calls that answer in pages. Notices, changes, proofs and the pool's days are everybody's. */
const paged = paths.filter((path) => fieldsOf(path).includes('cursor'))
const common = ['home/notice', 'home/changes', 'home/proofs', 'asset/miningFlowRecord'] as const
const ownPages = paged.filter((path) => !(common as readonly string[]).includes(path))

type Page = {
  code: number
  field?: string
  result: { list: { id: string }[]; next: string | null }
}
const pageOf = async (path: Path, { token }: Furnished, body: object): Promise<Page> =>
  JSON.parse(await ask(path, body, token))
/** The notices that stand between a member's messages are everybody's. */
const idsIn = ({ result }: Page) =>
  result.list.map(({ id }) => id).filter((id) => !id.startsWith('n'))

describe.each(ownPages)('the pages of %s', (path) => {
  test.each(ROLES)('with the cursors of another, a %s finds nothing but own rows', async (role) => {
    const own = idsIn(await pageOf(path, cast[role], { limit: 100 }))
    const other = idsIn(await pageOf(path, victim, { limit: 100 }))
    expect(own.filter((id) => other.includes(id))).toEqual([])
    for (const from of ownPages) {
      const { next } = (await pageOf(from, victim, { limit: 1 })).result
      expect([from, next]).toEqual([from, expect.any(String)])
      const page = await pageOf(path, cast[role], { cursor: next, limit: 100 })
      if (page.code === 200) expect(own).toEqual(expect.arrayContaining(idsIn(page)))
      else expect(page).toMatchObject({ code: 400, field: 'cursor' })
    }
  })
})

test.each(common)('the pages of %s are the same for everybody', async (path) => {
  const pages = await Promise.all(ROLES.map((role) => ask(path, {}, cast[role].token)))
  expect(new Set(pages).size).toBe(1)
})

describe.each(ROLES)('%s', (role) => {
  test.each(ofMembers)(
    '%s answers with what its role allows, and nothing of another member’s',
    async (path) => {
      const own = cast[role]
      const token = path === 'member/logout' ? await newToken(own.id) : own.token
      const letters = await ask(path, bodyFor(path, own), token)
      const { says = 200 } = matrix[path]
      expect([codeOf(letters), letters]).toEqual([
        typeof says === 'number' ? says : says[role],
        letters,
      ])
      expect(victim.secrets.filter((secret) => letters.toLowerCase().includes(secret))).toEqual([])
    },
  )

  const owned = paths.flatMap((path) =>
    Object.entries(matrix[path].owned ?? {}).map(([field, rule]) => [path, field, rule] as const),
  )
  test.each(owned)(
    '%s refuses another’s %s to the letter as one that is not there',
    async (path, field, rule) => {
      if (!rule) throw new Error('there is no rule')
      const own = cast[role]
      const to = (value: string) => ask(path, { ...bodyFor(path, own), [field]: value }, own.token)
      const refused = await to(rule.unknown)
      expect(await to(rule.of(victim))).toBe(refused)
      expect(await to(rule.of(own))).not.toBe(refused)
    },
  )
})

const newToken = (member: string) =>
  service.db.inTx(async (tx) => (await openSession(tx, member, service.clock.now())).token)

const journals = () =>
  service.db.inTx(async (tx) => (await tx<{ n: string }>`select count(*) as n from journal`)[0]?.n)

/** Without its moments, which pass. */
const plain = (letters: string) => letters.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'then')
