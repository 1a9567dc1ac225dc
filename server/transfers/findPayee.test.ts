import { afterAll, beforeAll, expect, test } from 'vitest'
import { freeze } from '#server/members/freeze.ts'
import { releaseAddress } from '#server/members/releaseAddress.ts'
import { openAt } from '#server/testing/openAt.ts'
import { type Books, openBooks } from '#server/testing/openBooks.ts'

let books: Books
beforeAll(async () => {
  books = await openBooks()
})
afterAll(() => books.close())

const PAYEE = 'member/payee'
const NOBODY = {
  code: 400,
  field: 'keyword',
  message: 'There is no member with this UID or wallet address.',
}

test('nobody is found by mail address, nickname, a part of an address or an id with zeros before it', async () => {
  const [ann, bob] = await Promise.all([books.join(), books.join()])
  const parts = [`${bob.address}@bitwave.invalid`, 'Ann', bob.address.slice(0, -1), `0${bob.id}`]
  for (const keyword of [...parts, '0', '999999999999999999', '1'.repeat(100), '%'])
    expect(await ann.call(PAYEE, { keyword })).toMatchObject(NOBODY)
  expect(await ann.call(PAYEE, { keyword: '' })).toMatchObject({ code: 400, field: 'keyword' })
})

test('a payee is found by UID or by account in any case, frozen or not in the same words', async () => {
  const [ann, bob] = await Promise.all([books.join(), books.join()])
  const found = { id: bob.id, nickname: 'Ann', account: bob.address, avatar: null }
  const shouted = `0x${bob.address.slice(2).toUpperCase()}`
  for (const keyword of [bob.id, ` ${bob.id} `, bob.address, shouted])
    expect((await ann.call(PAYEE, { keyword })).result).toEqual(found)
  const now = books.clock.now()
  await books.db.inTx((tx) => freeze(tx, { member: bob.id, reason: 'asked by court', now }))
  expect((await ann.call(PAYEE, { keyword: bob.id })).result).toEqual(found)
})

test('who only typed an address that its owner has taken since is found by UID alone, with none', async () => {
  const ann = await books.join()
  const typed = await books.join({ proved: false })
  const now = books.clock.now()
  await books.db.inTx((tx) => releaseAddress(tx, { account: typed.address, now }))
  const { result } = await ann.call(PAYEE, { keyword: typed.id })
  expect(result).toEqual({ id: typed.id, nickname: 'Ann', account: '', avatar: null })
  expect(await ann.call(PAYEE, { keyword: `released ${typed.id}` })).toMatchObject(NOBODY)
})

test('who looks up many is told to wait, whether they were found or not', async () => {
  const ann = await (await openAt('2026-11-28T12:00:00.000Z')).join()
  for (let i = 0; i < 30; i += 1)
    expect(await ann.call(PAYEE, { keyword: String(900_000 + i) })).toMatchObject(NOBODY)
  const { code, message } = await ann.call(PAYEE, { keyword: ann.id })
  expect([code, message]).toEqual([400, 'Too many attempts. Please wait 60 seconds.'])
})
