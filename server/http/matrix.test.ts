import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Furnished } from '#server/testing/furnish.ts'
import { matrix, ROLES, type Role } from '#server/testing/matrix.ts'
import { bodyFor, type Cast, codeOf, ofMembers, openCast, paths } from '#server/testing/openCast.ts'
import type { Call } from '#shared/api/call.ts'
import { calls, type Path } from '#shared/api/index.ts'

let service: Cast
beforeAll(async () => {
  service = await openCast()
}, 60_000)
afterAll(() => service.close())

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
  JSON.parse(await service.ask(path, body, token))
/** The notices that stand between a member's messages are everybody's. */
const idsIn = ({ result }: Page) =>
  result.list.map(({ id }) => id).filter((id) => !id.startsWith('n'))

describe.each(ownPages)('the pages of %s', (path) => {
  test.each(ROLES)('with the cursors of another, a %s finds nothing but own rows', async (role) => {
    const own = idsIn(await pageOf(path, service.cast[role], { limit: 100 }))
    const other = idsIn(await pageOf(path, service.victim, { limit: 100 }))
    expect(own.filter((id) => other.includes(id))).toEqual([])
    for (const from of ownPages) {
      const { next } = (await pageOf(from, service.victim, { limit: 1 })).result
      expect([from, next]).toEqual([from, expect.any(String)])
      const page = await pageOf(path, service.cast[role], { cursor: next, limit: 100 })
      if (page.code === 200) expect(own).toEqual(expect.arrayContaining(idsIn(page)))
      else expect(page).toMatchObject({ code: 400, field: 'cursor' })
    }
  })
})

test.each(common)('the pages of %s are the same for everybody', async (path) => {
  const pages = await Promise.all(
    ROLES.map((role) => service.ask(path, {}, service.cast[role].token)),
  )
  expect(new Set(pages).size).toBe(1)
})

const said = (path: Path, role: Role) => {
  const { says = 200 } = matrix[path]
  return typeof says === 'number' ? says : says[role]
}

describe.each(ROLES)('%s', (role) => {
  test.each(ofMembers)(
    '%s answers with what its role allows, and nothing of another member’s',
    async (path) => {
      const own = service.cast[role]
      const token = path === 'member/logout' ? await service.newToken(own.id) : own.token
      const letters = await service.ask(path, bodyFor(path, own), token)
      expect([codeOf(letters), letters]).toEqual([said(path, role), letters])
      expect(
        service.victim.secrets.filter((secret) => letters.toLowerCase().includes(secret)),
      ).toEqual([])
    },
  )

  const owned = paths.flatMap((path) =>
    Object.entries(matrix[path].owned ?? {}).map(([field, rule]) => [path, field, rule] as const),
  )
  test.each(owned)(
    '%s refuses another’s %s to the letter as one that is not there',
    async (path, field, rule) => {
      if (!rule) throw new Error('there is no rule')
      const own = service.cast[role]
      const to = (value: string) =>
        service.ask(path, { ...bodyFor(path, own), [field]: value }, own.token)
      const refused = await to(rule.unknown)
      expect(await to(rule.of(service.victim))).toBe(refused)
      // Who may not make the call at all is told that, whomever they name.
      const mine = await to(rule.of(own))
      if (said(path, role) === 403) expect([codeOf(mine), mine]).toEqual([403, refused])
      else expect(mine).not.toBe(refused)
    },
  )
})
