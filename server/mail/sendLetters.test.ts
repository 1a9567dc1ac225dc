import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { signUpAndIn } from '#server/testing/signUp.ts'
import { claimLetters } from './kept-letters.ts'
import { handedOver, sendSoon } from './sendLetters.ts'
import { hangingServer } from './testing/hangingServer.ts'
import { letter, openLetters } from './testing/openLetters.ts'

const HOUR = 3_600_000

test('a mail server that is away while a password is changed gets the letter later, once, for the address of then', async () => {
  const farm = await openLetters()
  const { call, db, pass, send, tries } = farm
  const { id, token, email, password } = await signUpAndIn(farm)
  await farm.mail.stop()
  const asked = { oldPassword: password, password: 'otter-lake-43' }
  expect((await call('password/modifyPassword', asked, { token })).code).toBe(200)
  await handedOver(farm.world, 10_000)
  expect(farm.mailFailures).not.toEqual([])
  expect(await tries()).toEqual([1])
  await db.inTx((tx) => tx`update member set email = 'thief@x.com' where id = ${id}`)

  const back = await farm.back()
  expect(await send()).toBe(0)
  pass(61_000)
  expect(await send()).toBe(1)
  expect(await back.waitFor(email)).toMatchObject({
    subject: 'Your password was changed / 您的密碼已變更',
  })
  expect(await tries()).toEqual([])
  pass(24 * HOUR)
  expect(await send()).toBe(0)
  expect(back.messages()).toHaveLength(1)
})

test('what a process wrote that died before it mailed anything is sent by the next', async () => {
  const { mail, send, write, tries } = await openLetters()
  await write('ann@x.com')
  expect(await send()).toBe(1)
  expect(await mail.waitFor('ann@x.com')).toMatchObject({ subject: letter.subject })
  expect(await tries()).toEqual([])
})

test('what a process died over is left alone for a while, and sent then', async () => {
  const { mail, pass, send, write, claim } = await openLetters()
  await write('ann@x.com')
  expect(await claim()).toHaveLength(1)
  pass(60_000)
  expect(await send()).toBe(0)
  pass(61_000)
  expect(await send()).toBe(1)
  expect(mail.messages()).toHaveLength(1)
})

test('two processes at once send each letter once', async () => {
  const { mail, beside, send, write, tries } = await openLetters()
  const other = beside()
  const all = Array.from({ length: 8 }, () => `${randomUUID()}@x.com`)
  for (const to of all) await write(to)
  for (let i = 0; i < 5; i += 1) await Promise.all([send(), send(other), send(), send(other)])
  expect(
    mail
      .messages()
      .flatMap(({ to }) => to)
      .toSorted(),
  ).toEqual(all.toSorted())
  expect(await tries()).toEqual([])
})

test('while one process takes a letter, another neither waits for it nor takes it too', async () => {
  const { mail, db, clock, send, write } = await openLetters()
  await write('ann@x.com')
  await db.inTx(async (tx) => {
    expect(await claimLetters(tx, clock.now(), false)).toHaveLength(1)
    expect(await send()).toBe(0)
  })
  expect(await send()).toBe(0)
  expect(mail.messages()).toEqual([])
})

test('what is never taken is tried later and later for three days, told of without its receiver, and gone', async () => {
  const { mail, lines, pass, send, write, tries } = await openLetters()
  await mail.stop()
  await write('ann@x.com')
  const tried: number[] = []
  for (let hours = 0; hours < 100; hours += 0.25) {
    if ((await send()) > 0) tried.push(hours)
    pass(HOUR / 4)
  }
  expect(tried.length).toBeGreaterThan(12)
  const pauses = tried.slice(1).map((at, i) => at - (tried[i] ?? 0))
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
  expect(tried.at(-2)).toBeLessThan(72)
  expect(tried.at(-1)).toBeGreaterThanOrEqual(72)
  expect(tried.at(-1)).toBeLessThan(79)
  expect(lines).toMatchObject([{ level: 'error', event: 'letter given up', tries: tried.length }])
  expect(JSON.stringify(lines)).not.toContain('ann')
  expect(await tries()).toEqual([])
})

test('what was written before everybody was away for long is tried twice all the same', async () => {
  const { mail, lines, pass, send, write, tries } = await openLetters()
  await mail.stop()
  await write('ann@x.com')
  pass(100 * HOUR)
  expect(await send()).toBe(1)
  expect(await tries()).toEqual([1])
  expect(lines).toEqual([])
  pass(61_000)
  expect(await send()).toBe(1)
  expect(await tries()).toEqual([])
  expect(lines).toHaveLength(1)
})

test('a service that ends waits for what it has in hand, and for no mail server that hangs', async () => {
  const { world, beside, send, write, tries } = await openLetters()
  await write('ann@x.com')
  sendSoon(world)
  await handedOver(world, 10_000)
  expect(await tries()).toEqual([])

  const { url, came } = await hangingServer()
  const other = beside(url)
  await write('bob@x.com')
  const ending = new AbortController()
  const sending = send(other, ending.signal)
  await expect.poll(() => came.length).toBe(1)
  ending.abort()
  await expect(sending).rejects.toBe(ending.signal.reason)
  await handedOver(other, 10)
  // Kept, for whoever comes next.
  expect(await tries()).toEqual([1])
})
