import { expect, test } from 'vitest'
import { mailedCode } from '#server/testing/mailedCode.ts'
import { ownService } from '#server/testing/openService.ts'
import { signUp } from '#server/testing/signUp.ts'

const from = (network: string) => ({ headers: { 'x-forwarded-for': network } })
const HOME = from('198.51.100.7')

/** A member, and strangers from many networks who have emptied what is shared by all that try the account. */
async function besieged(before?: 'signs in') {
  const service = await ownService({ settings: { trustProxy: '1' } })
  const { form } = await signUp(service)
  const { account } = form
  const signIn = (network = HOME, password = form.password) =>
    service.call('member/login', { account, password }, network)
  if (before) expect((await signIn()).code).toBe(200)
  for (let i = 0; i < 70; i += 1) await signIn(from(`203.0.113.${i}`), `guess-${i}`)
  return { service, form, signIn }
}

test('strangers’ tries shut out no network from which its member signed in that day', async () => {
  const { service, signIn } = await besieged('signs in')
  expect((await signIn(from('198.51.100.8'))).message).toMatch(/Too many attempts/)
  expect((await signIn()).code).toBe(200)
  const said: string[] = []
  for (let i = 0; i < 12; i += 1) said.push((await signIn(HOME, `guess-${i}00`)).message)
  expect(said.filter((it) => /is wrong/.test(it))).toHaveLength(10)

  service.pass(86_400_000)
  await Promise.all(
    Array.from({ length: 70 }, (_, i) => signIn(from(`192.0.2.${i}`), `guess-${i}`)),
  )
  expect((await signIn()).message).toMatch(/Too many attempts/)
})

test('who is shut out gets in with a new password by a mailed code', async () => {
  const { service, form, signIn } = await besieged()
  const { email } = form
  expect((await signIn()).message).toMatch(/Too many attempts/)
  await service.call('password/sendRetrieveCode', { email }, HOME)
  const code = await mailedCode(service, email)
  const password = 'otter-lake-43'
  expect(
    (await service.call('password/retrievePassword', { email, code, password }, HOME)).code,
  ).toBe(200)
  expect((await signIn(from('198.51.100.8'), password)).message).toMatch(/Too many attempts/)
  expect((await signIn(HOME, password)).code).toBe(200)
})
