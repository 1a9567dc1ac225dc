import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freeze } from '#server/members/freeze.ts'
import { openService, type Service } from '#server/testing/openService.ts'
import { newcomer, newWallet, proofOf, signUp } from '#server/testing/signUp.ts'
import { median, tells, timed } from '#server/testing/timing.ts'
import type { Path } from '#shared/api/index.ts'

const PAIRS = 40

let service: Service
const who = { known: '', frozen: '', wallet: '', nobody: newWallet().address as string }
const mail = { known: '', frozen: '', untrusted: '', nobody: 'nobody@example.com' }
/** A code was asked for by it, to an address with an account and to one without. */
const handle = 'asked-for-before-the-tries'

beforeAll(async () => {
  service = await openService()
  const [known, frozen, wallet] = [
    await signUp(service),
    await signUp(service),
    await signUp(service),
  ]
  await service.db.inTx((tx) =>
    freeze(tx, { member: frozen.id, reason: 'a test', now: service.clock.now() }),
  )
  // Proves the account, which takes the password and the trust in the mail away.
  await service.call('member/walletLogin', await proofOf(service, wallet.wallet))
  Object.assign(who, {
    known: known.form.account,
    frozen: frozen.form.account,
    wallet: wallet.form.account,
  })
  Object.assign(mail, {
    known: known.form.email,
    frozen: frozen.form.email,
    untrusted: wallet.form.email,
  })
  for (const email of [mail.known, mail.nobody])
    await service.call('password/sendRetrieveCode', { email, handle })
})
afterAll(() => service.close())

/** Limits are a matter of other tests, and here they would be all that is measured. */
const unlimited = () => service.db.inTx((tx) => tx`delete from bucket`)

async function compare(path: Path, first: object, second: object) {
  const answers = new Set<string>()
  const ask = (body: object) => async () => {
    const { code, message, result } = await service.call(path, body)
    answers.add(JSON.stringify({ code, message, result }))
  }
  const times = await timed(PAIRS, [ask(first), ask(second)], unlimited)
  return { answers: [...answers], times }
}

describe('neither the answer nor its time tells', () => {
  const login = (account: string) => ({ account, password: 'other-lake-42' })
  const retrieve = (email: string) => ({ email, code: '000000', password: 'otter-lake-43' })

  test.each([
    ['member/login', 'known', 'nobody', () => [login(who.known), login(who.nobody)]],
    ['member/login', 'frozen', 'nobody', () => [login(who.frozen), login(who.nobody)]],
    ['member/login', 'wallet-only', 'nobody', () => [login(who.wallet), login(who.nobody)]],
    [
      'member/sendRegistCode',
      'known',
      'nobody',
      () => [{ email: mail.known }, { email: mail.nobody }],
    ],
    [
      'password/sendRetrieveCode',
      'known',
      'nobody',
      () => [{ email: mail.known }, { email: mail.nobody }],
    ],
    [
      'password/sendRetrieveCode',
      'frozen',
      'nobody',
      () => [{ email: mail.frozen }, { email: mail.nobody }],
    ],
    [
      'password/sendRetrieveCode',
      'untrusted',
      'nobody',
      () => [{ email: mail.untrusted }, { email: mail.nobody }],
    ],
    [
      'password/retrievePassword',
      'known',
      'nobody',
      () => [retrieve(mail.known), retrieve(mail.nobody)],
    ],
    [
      'password/retrievePassword',
      'untrusted',
      'nobody',
      () => [retrieve(mail.untrusted), retrieve(mail.nobody)],
    ],
    [
      'password/retrievePassword',
      'known that has a code',
      'nobody that has one',
      () => [
        { ...retrieve(mail.known), handle },
        { ...retrieve(mail.nobody), handle },
      ],
    ],
  ] as const)(
    '%s: %s from %s',
    async (path, first, second, bodies) => {
      const [one, other] = bodies()
      const { answers, times } = await compare(path, one ?? {}, other ?? {})
      expect(answers).toHaveLength(1)
      const [a, b] = times
      expect(tells(a, b), `${first} ${median(a)} ms, ${second} ${median(b)} ms`).toBe(false)
    },
    60_000,
  )
})

test('an answer that skipped the work would be told apart by its time', async () => {
  const { times } = await compare('member/login', { account: who.known, password: 'x' }, {})
  expect(tells(...times)).toBe(true)
}, 60_000)

test('a member of another address is not told apart from nobody by a code for a new one', async () => {
  const { form } = await signUp(service)
  const { result } = await service.call('member/login', form)
  const ask = (email: string) => () => service.call('member/sendEmailCode', { email }, result)
  const own = newcomer(service).form.email
  expect(tells(...(await timed(PAIRS, [ask(mail.known), ask(own)], unlimited)))).toBe(false)
}, 60_000)
