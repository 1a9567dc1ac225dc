import { closeSync, openSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type Anvil, startAnvil } from '#devnet/anvil.ts'
import { type MailCatcher, startMail } from '#devnet/startMail.ts'
import { as } from '#server/testing/as.ts'
import { startProcess as start } from '#server/testing/startProcess.ts'
import { ownDatabase, type TestDatabase } from '#server/testing/testDatabase.ts'

let anvil: Anvil
let mail: MailCatcher
beforeAll(async () => {
  ;[anvil, mail] = await Promise.all([startAnvil(), startMail()])
})
afterAll(() => Promise.all([anvil.stop(), mail.stop()]))

const FOUNDER = { FOUNDER_ACCOUNT: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' }

const environment = ({ appUrl, ownerUrl }: TestDatabase) => ({
  PATH: process.env['PATH'],
  DATABASE_URL: appUrl,
  DATABASE_OWNER_URL: ownerUrl,
  BITWAVE_RPC_URL: anvil.url,
  BITWAVE_POOL: '0x00000000000000000000000000000000000000A1',
  BITWAVE_TOKEN: '0x00000000000000000000000000000000000000B2',
  BITWAVE_EXPLORER_URL: 'http://127.0.0.1:9',
  DEVNET_URL: 'http://127.0.0.1:9',
  SMTP_URL: mail.url,
  PUBLIC_URL: 'http://localhost:4820',
  PORT: '0',
})

describe('the service does not start', () => {
  test('without its configuration, and names what is missing', async () => {
    const { ended, errors } = start({ PATH: process.env['PATH'] })
    expect(await ended).toBe(1)
    expect(errors()).toContain('DATABASE_URL is missing')
  })

  test('on an old schema that it may not migrate', async () => {
    const db = await ownDatabase()
    await as(db.ownerUrl, (owner) => owner.query(`delete from migration where name like '005%'`))
    const env = { ...environment(db), ...FOUNDER, DATABASE_OWNER_URL: undefined }
    const { ended, errors } = start(env)
    expect(await ended).toBe(1)
    expect(errors()).toMatch(/the database lacks 005-rewards\.sql; set DATABASE_OWNER_URL/)
  })

  test('for the first time without knowing who the founder is', async () => {
    const { ended, errors } = start(environment(await ownDatabase()))
    expect(await ended).toBe(1)
    expect(errors()).toContain('FOUNDER_ACCOUNT')
  })

  test('for the first time with a pool that the chain does not have, and has planted nothing by then', async () => {
    const db = await ownDatabase()
    const env = {
      ...environment(db),
      ...FOUNDER,
      FOUNDER_EMAIL: 'ann@x.com',
      DEVNET_URL: undefined,
    }
    const { ended, errors } = start(env)
    expect(await ended).toBe(1)
    expect(errors()).toContain('BITWAVE_POOL is no pool of BITWAVE_TOKEN')
    expect(await db.inTx((tx) => tx`select 1 from member`)).toEqual([])
    expect(await db.inTx((tx) => tx`select 1 from chain_state`)).toEqual([])
  })

  test.each([
    ['BITWAVE_POOL', '0x00000000000000000000000000000000000000a1'],
    ['BITWAVE_TOKEN', '0x00000000000000000000000000000000000000b2'],
  ])('with another %s than the one that its database was read for', async (name, was) => {
    const env = { ...environment(await ownDatabase()), ...FOUNDER }
    const first = start(env)
    await first.ready
    first.child.kill('SIGTERM')
    expect(await first.ended).toBe(0)
    const other = `0x${'c3'.repeat(20)}`
    const { ended, errors } = start({ ...env, [name]: other })
    expect(await ended).toBe(1)
    expect(errors()).toContain(`${name} is ${other}, and this database was read for ${was}`)
  })

  test('on a database that does not let it in, and says so instead of asking for a migration', async () => {
    const { appUrl } = await ownDatabase()
    const env = { ...environment({ appUrl } as TestDatabase), ...FOUNDER }
    const wrong = start({ ...env, DATABASE_URL: appUrl.replace(/bitwave_app:[^@]*@/, 'nobody:x@') })
    expect(await wrong.ended).toBe(1)
    expect(wrong.errors()).toContain('password authentication failed for user')
  })

  test.each([
    [FOUNDER, 'the first start needs FOUNDER_ACCOUNT and FOUNDER_EMAIL'],
    [
      { FOUNDER_ACCOUNT: FOUNDER.FOUNDER_ACCOUNT.replace('A', 'a'), FOUNDER_EMAIL: 'ann@x.com' },
      'FOUNDER_ACCOUNT is mistyped',
    ],
  ])('in production with %o alone, and has followed nothing by then', async (founder, words) => {
    const db = await ownDatabase()
    const production = {
      NODE_ENV: 'production',
      DEVNET_URL: undefined,
      BITWAVE_PUBLIC_RPC_URL: 'https://rpc.example',
      PAYER_KEY: `0x${'7'.repeat(64)}`,
      MAIL_FROM: 'farm@x.com',
    }
    const { ended, errors } = start({ ...environment(db), ...production, ...founder })
    expect(await ended).toBe(1)
    expect(errors()).toContain(words)
    expect(await db.inTx((tx) => tx`select 1 from chain_state`)).toEqual([])
  })
})

test('it tells in one line that it is ready, serves, ends when asked, and starts again as it was', async () => {
  const env = { ...environment(await ownDatabase()), ...FOUNDER }
  const first = start(env)
  const { listening, invitationCode } = await first.ready
  expect(invitationCode).toMatch(/^[2-9A-HJ-NP-Z]{6}$/)
  expect((await fetch(`${listening}/readyz`)).status).toBe(200)
  // On a devnet, where no block has to come, it is never old.
  const figures = await (await fetch(`${listening}/metrics`)).text()
  expect(figures).toContain('bitwave_chain_age_seconds 0')
  const said = await fetch(`${listening}/api/home/parameters`, { method: 'POST' })
  expect(await said.json()).toMatchObject({
    code: 200,
    result: { parameters: { version: '0.1.0' } },
  })
  first.child.kill('SIGTERM')
  expect(await first.ended).toBe(0)
  expect(first.lines).toHaveLength(1)

  const second = start(env)
  expect((await second.ready).invitationCode).toBe(invitationCode)
  second.child.kill('SIGINT')
  expect(await second.ended).toBe(0)
})

test('where its log cannot be written, the disk being full say, it serves all the same', async () => {
  const full = openSync('/dev/full', 'a')
  onTestFinished(() => closeSync(full))
  const env = { ...environment(await ownDatabase()), ...FOUNDER, LOG_LEVEL: 'debug' }
  const { ready } = start(env, full)
  const { listening } = await ready
  for (let i = 0; i < 3; i += 1) {
    const said = await fetch(`${listening}/api/home/ad`, { method: 'POST' })
    expect(await said.json()).toMatchObject({ code: 200 })
  }
})
