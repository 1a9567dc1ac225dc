import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Tx } from '#server/db/Tx.ts'
import { openService, type Service } from '#server/testing/openService.ts'
import { proofOf, signUp } from '#server/testing/signUp.ts'
import { waitsForLock } from '#server/testing/waitsForLock.ts'
import { freeze, unfreeze } from './freeze.ts'
import { hashOfToken } from './hashOfToken.ts'
import { holdSession } from './holdSession.ts'

let service: Service
beforeAll(async () => {
  service = await openService()
})
afterAll(() => service.close())

/** A member who has signed in with the password. */
async function member() {
  const { form, wallet, id } = await signUp(service)
  const { result } = await service.call('member/login', form)
  return { ...form, wallet, id, token: result.token }
}

const now = () => service.clock.now()
const freezing = (tx: Tx, id: string) => freeze(tx, { member: id, reason: 'a test', now: now() })

const open = (id: string) =>
  service.db.inTx(
    (tx) => tx`select 1 from session where member_id = ${id} and expires_at > ${now()}`,
  )

type Deed = (tx: Tx, id: string) => Promise<unknown>

/** What a call says that begins before an operator's act and ends after it. */
async function meanwhile<T>(id: string, act: Deed, begin: () => Promise<T>): Promise<T> {
  const { late } = await service.db.inTx(async (tx) => {
    await tx`select 1 from member where id = ${id} for no key update`
    let said = false
    const late = begin().finally(() => {
      said = true
    })
    await expect.poll(async () => said || (await waitsForLock(service.db))).toBe(true)
    await act(tx, id)
    return { late }
  })
  return late
}

test('a sign-in that a freeze has ended is held by nobody', async () => {
  const { id, token } = await member()
  const asker = { id, tokenHash: hashOfToken(token) }
  const hold = () => service.db.inTx((tx) => holdSession(tx, asker, now))
  await hold()
  await service.db.inTx((tx) => freezing(tx, id))
  await expect(hold()).rejects.toMatchObject({ because: 'signedOut' })
  await service.db.inTx((tx) => unfreeze(tx, id))
  await expect(hold()).rejects.toMatchObject({ because: 'signedOut' })
})

describe('a member frozen meanwhile is signed in by nothing that was under way', () => {
  test.each([
    ['and stays frozen', freezing],
    [
      'and is let in again',
      async (tx: Tx, id: string) => {
        await freezing(tx, id)
        await unfreeze(tx, id)
      },
    ],
  ])('another password, %s', async (_, act) => {
    const { id, token, password: oldPassword } = await member()
    const body = { oldPassword, password: 'otter-lake-43' }
    const said = await meanwhile(id, act, () =>
      service.call('password/modifyPassword', body, { token }),
    )
    expect(said).toMatchObject({ code: 401 })
    await service.db.inTx((tx) => unfreeze(tx, id))
    expect(await open(id)).toEqual([])
  })

  test('the wallet', async () => {
    const { id, wallet } = await member()
    await service.call('member/walletLogin', await proofOf(service, wallet))
    await service.db.inTx((tx) => tx`delete from session where member_id = ${id}`)
    const proof = await proofOf(service, wallet)
    const said = await meanwhile(id, freezing, () => service.call('member/walletLogin', proof))
    expect(said).toMatchObject({ code: 403, message: 'This account is frozen: a test' })
    expect(await open(id)).toEqual([])
  })
})
