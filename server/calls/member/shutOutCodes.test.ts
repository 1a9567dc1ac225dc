import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { mailedCode } from '#server/testing/mailedCode.ts'
import { ownService, type Service } from '#server/testing/openService.ts'
import { newcomer, signUp, signUpAndIn } from '#server/testing/signUp.ts'
import { limits } from '#shared/limits.ts'

const from = (network: string) => ({ headers: { 'x-forwarded-for': network } })
const HOME = from('198.51.100.7')
const PHONE = from('192.0.2.7')
const STRANGER = from('203.0.113.9')

type How = typeof HOME
/** Somebody's two calls: for a code to a mail address, and with one. */
type Person = {
  ask: (how: How, handle?: string) => Promise<{ code: number; message: string }>
  give: (how: How, code: string, handle?: string) => Promise<{ code: number; message: string }>
}

/** What a mail address is used for: how a service knows whose it is, and how strangers look. */
type Siege = (service: Service) => Promise<{ email: string; owner: Person; stranger: Person }>

const open = () => ownService({ settings: { trustProxy: '1' } })

const toSignUp: Siege = async (service) => {
  const { form } = newcomer(service)
  const { email } = form
  const person: Person = {
    ask: (how, handle) => service.call('member/sendRegistCode', { email, handle }, how),
    give: (how, code, handle) => service.call('member/regist', { ...form, code, handle }, how),
  }
  return { email, owner: person, stranger: person }
}

const forPassword: Siege = async (service) => {
  const { email } = (await signUp(service)).form
  const password = 'otter-lake-43'
  const person: Person = {
    ask: (how, handle) => service.call('password/sendRetrieveCode', { email, handle }, how),
    give: (how, code, handle) =>
      service.call('password/retrievePassword', { email, code, handle, password }, how),
  }
  return { email, owner: person, stranger: person }
}

const forMail: Siege = async (service) => {
  const { email } = newcomer(service).form
  const member = async (): Promise<Person> => {
    const { token, password } = await signUpAndIn(service)
    return {
      ask: (how, handle) =>
        service.call('member/sendEmailCode', { email, handle }, { ...how, token }),
      give: (how, code, handle) =>
        service.call('member/modifyUserInfo', { email, code, handle, password }, { ...how, token }),
    }
  }
  return { email, owner: await member(), stranger: await member() }
}

const other = (code: string) => (code === '000000' ? '000001' : '000000')

describe.each([
  ['to sign up', toSignUp],
  ['to set a new password', forPassword],
  ['to use a mail address', forMail],
])('a stranger who goes on asking and trying shuts nobody out who wants a code %s', (_, siege) => {
  test('neither before it is asked for nor after, and its owner may be in another network by then', async () => {
    const service = await open()
    const { email, owner, stranger } = await siege(service)
    const handle = randomUUID()
    for (let i = 0; i < 8; i += 1) {
      await stranger.ask(STRANGER, i % 2 ? randomUUID() : undefined)
      for (let n = 0; n < 3; n += 1) await stranger.give(STRANGER, '123456')
      service.pass(61_000)
    }
    expect(await owner.ask(HOME, handle)).toMatchObject({ code: 200 })
    const code = await mailedCode(service, email)
    service.pass(61_000)
    await stranger.ask(STRANGER)
    for (let n = 0; n < 12; n += 1)
      await stranger.give(STRANGER, other(code), n % 2 ? randomUUID() : undefined)
    expect(await owner.give(PHONE, code, handle)).toMatchObject({ code: 200 })
  })

  test('nor who has an app without handles, as long as the network stays the same', async () => {
    const service = await open()
    const { email, owner, stranger } = await siege(service)
    await owner.ask(HOME)
    const code = await mailedCode(service, email)
    for (let n = 0; n < 12; n += 1) await stranger.give(STRANGER, other(code))
    expect(await owner.give(PHONE, code)).toMatchObject({ code: 400 })
    expect(await owner.give(HOME, code)).toMatchObject({ code: 200 })
  })

  test('and the right code is good with its handle alone, five tries at each', async () => {
    const service = await open()
    const { email, owner } = await siege(service)
    const handle = randomUUID()
    await owner.ask(HOME, handle)
    const code = await mailedCode(service, email)
    expect(await owner.give(HOME, code)).toMatchObject({ code: 400, field: 'code' })
    expect(await owner.give(HOME, code, randomUUID())).toMatchObject({ code: 400, field: 'code' })
    for (let n = 0; n < limits.codeTries; n += 1) await owner.give(HOME, other(code), handle)
    expect(await owner.give(HOME, code, handle)).toMatchObject({ code: 400, field: 'code' })
  })
})

test('many networks that ask all day get less than one chance in a thousand to guess a code', async () => {
  const service = await open()
  const { owner } = await forPassword(service)
  let sent = 0
  for (let minutes = 0; minutes < 24 * 60; minutes += 8) {
    for (const network of ['1', '2', '3', '4', '5'])
      if ((await owner.ask(from(`203.0.113.${network}`), randomUUID())).code === 200) sent += 1
    service.pass(8 * 60_000)
  }
  // As many as are ever sent, and no more than five tries at each.
  expect(sent).toBeGreaterThan(150)
  expect((sent * limits.codeTries) / 10 ** limits.codeLength).toBeLessThan(1 / 1_000)
}, 120_000)

test('one network has three codes an hour sent to a mail address, and all together twelve, then seven', async () => {
  const service = await open()
  const { owner } = await forPassword(service)
  const sends = async (networks: readonly number[]) => {
    let sent = 0
    for (let n = 0; n < 5; n += 1) {
      for (const network of networks)
        if ((await owner.ask(from(`203.0.113.${network}`))).code === 200) sent += 1
      service.pass(60_000)
    }
    return sent
  }
  expect(await sends([1])).toBe(3)
  expect(await sends([2, 3, 4, 5, 6])).toBe(10)
  service.pass(3_600_000)
  expect(await sends([7, 8, 9])).toBe(7)
})

test('a network pays for what it asks for though it is refused', async () => {
  const service = await open()
  const { email, owner } = await forPassword(service)
  const said: string[] = []
  for (let i = 0; i < 34; i += 1) said.push((await owner.ask(STRANGER)).message)
  const asked = { email: `not.${email}` }
  const after = await service.call('password/sendRetrieveCode', asked, STRANGER)
  expect(after.message).toMatch(/Too many attempts/)
  expect((await service.call('password/sendRetrieveCode', asked, HOME)).code).toBe(200)
})
