import { expect, onTestFinished, test } from 'vitest'
import { openBooks } from '#server/testing/openBooks.ts'
import type { Path } from '#shared/api/index.ts'
import { askAs } from './askAs.ts'

async function opened() {
  const books = await openBooks()
  onTestFinished(() => books.close())
  const { id } = await books.join()
  const ask = (path: Path, json: Record<string, unknown>) =>
    books.db.inTx((tx) => {
      const asked = { member: id, path, json, now: books.clock.now(), locale: 'en' as const }
      return askAs(tx, books.world, asked)
    })
  return { ...books, id, ask }
}

test('a call that would write is stopped by the database, whatever it is', async () => {
  const { ask, db } = await opened()
  const upTo = '2026-11-21T00:00:00.000Z'
  await expect(ask('member/inboxRead', { upTo })).rejects.toThrow(/only reads would write/)
  await expect(ask('member/modifyUserInfo', { nickname: 'Eve' })).rejects.toThrow(
    /only reads would write/,
  )
  expect(await db.inTx((tx) => tx`select 1 from inbox_read`)).toEqual([])
})

test('what is written after the look in the same transaction is kept', async () => {
  const { world, db, id, clock } = await opened()
  const nickname = await db.inTx(async (tx) => {
    const asked = { member: id, json: {}, now: clock.now(), locale: 'en' as const }
    await askAs(tx, world, { ...asked, path: 'member/userInfo' })
    await tx`update member set nickname = 'Afterwards' where id = ${id}`
    const answer = await askAs(tx, world, { ...asked, path: 'member/userInfo' })
    return (answer as { nickname: string }).nickname
  })
  expect(nickname).toBe('Afterwards')
})
