import { expect, test } from 'vitest'
import { testDatabase } from '#server/testing/testDatabase.ts'
import { caller } from './caller.ts'

test('a call is answered as the service answers it, and a refusal is thrown', async () => {
  const db = await testDatabase()
  const { member, desk } = caller(db, '2026-11-20')
  await member('home/notice', {}, '1')
  await expect(member('member/userInfo', {}, '1')).rejects.toThrow('member/userInfo')
  await expect(desk('operator/members', { limit: 1 })).resolves.toMatchObject({ list: [] })
  await db.close()
})
