import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Members, openMembers } from '#server/testing/openMembers.ts'

let farm: Members
beforeAll(async () => {
  farm = await openMembers()
})
afterAll(() => farm.close())

test('the sheet has what the member sees, who invited, and what only the desk knows', async () => {
  const { call, auditor, ann, bob, ask } = farm
  const { result } = await ask('operator/member', { memberId: bob.id }, auditor)
  const own = (await call('member/userInfo', {}, { token: bob.token })).result
  expect(result).toMatchObject({ ...own })
  expect(result.way.map(({ id }) => id)).toEqual([ann.id, expect.any(String)])
  expect(result).toMatchObject({ frozen: null, sessions: 1, orders: { review: 0 }, team: 0 })
})

test('a member is found by UID, account, mail and code', async () => {
  const { ann, ask } = farm
  const { result } = await ask('operator/member', { memberId: ann.id })
  for (const keywords of [
    ann.id,
    ann.account,
    ann.account.toUpperCase(),
    result.email,
    ` ${ann.id} `,
  ]) {
    const found = await ask('operator/members', { keywords })
    expect(found.result.list.map(({ id }) => id)).toEqual([ann.id])
  }
  const forged = await ask('operator/members', { cursor: 'abc' })
  expect(forged).toMatchObject({ code: 400, field: 'cursor' })
})

test('the tree below is that which the member sees', async () => {
  const { call, auditor, ann, bob, ask } = farm
  const { result } = await ask('operator/tree', { memberId: ann.id }, auditor)
  const own = await call('member/referenceList', {}, { token: ann.token })
  const list = own.result.list.map((it: object) => ({ ...it, until: null }))
  expect(result).toEqual({ ...own.result, list })
  expect(result.list.map(({ id }) => id)).toEqual([bob.id])
})

test('orders are found by member, status and number', async () => {
  const { call, auditor, ann, bob, ask } = farm
  const headers = { 'idempotency-key': randomUUID() }
  const asked = { coin: 'BTCW', amount: '10', planId: 'd30' }
  const made = await call('product/pledge', asked, { token: ann.token, headers })
  const { no } = made.result
  for (const by of [{ memberId: ann.id }, { no }, { status: 'success' }])
    expect((await ask('operator/orders', by, auditor)).result.list).toMatchObject([
      { no, member: { id: ann.id }, amount: '10', termDays: 30, status: 'success' },
    ])
  for (const by of [{ memberId: bob.id }, { no: '1' }, { memberId: ann.id, status: 'fail' }])
    expect((await ask('operator/orders', by)).result).toEqual({ list: [], next: null })
})
