import { expect, test } from 'vitest'
import { makeVapid } from '#devnet/makeVapid.ts'
import { readConfig } from './readConfig.ts'
import { good } from './testing/good.ts'

test('everything that is missing or wrong is named at once', () => {
  const read = () => readConfig({ ...good, DATABASE_URL: '', BITWAVE_POOL: '0x1', PORT: 'x' })
  expect(read).toThrow(
    'configuration: DATABASE_URL is missing; BITWAVE_POOL is not valid; PORT is not a whole number',
  )
})

test('no payment waits for more blocks than half of those that a full node keeps the state of', () => {
  const read = (count: string) => readConfig({ ...good, CONFIRMATIONS: count }).confirmations
  expect(() => read('65')).toThrow('CONFIRMATIONS is more than 64')
  expect(read('64')).toBe(64)
})

test.each([
  ['DATABASE_URL', 'mysql://ann:secret@host/farm'],
  ['DATABASE_OWNER_URL', 'host/farm'],
  ['BITWAVE_PUBLIC_RPC_URL', 'node.example'],
  ['MAIL_FROM', 'Bitwave Farm'],
  ['LOG_LEVEL', 'loud'],
  ['TRUST_PROXY', 'maybe'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['PUBLIC_URL', 'https://farm.example/app'],
])('%s is not %s, which nobody is told', (name, value) => {
  expect(() => readConfig({ ...good, [name]: value })).toThrow(
    new Error(`configuration: ${name} is not valid`),
  )
})

test('numbers are written in digits and lie where they can', () => {
  const read = (env: object) => () => readConfig({ ...good, ...env })
  expect(read({ CONFIRMATIONS: '0' })).toThrow('CONFIRMATIONS is less than 1')
  expect(read({ PORT: '70000' })).toThrow('PORT is more than 65535')
  expect(read({ PORT: '0x1f' })).toThrow('PORT is not a whole number')
})

test('a proxy may be told as a number, by address, by net and by name', () => {
  for (const trustProxy of ['1', '10.0.0.7, ::1', '10.0.0.0/8,loopback', '10.0.0.0/255.0.0.0'])
    expect(readConfig({ ...good, TRUST_PROXY: trustProxy })).toMatchObject({ trustProxy })
})

test('the origin is taken as browsers write it', () => {
  const read = (url: string) => readConfig({ ...good, PUBLIC_URL: url }).publicUrl
  expect(read('https://Farm.example:443/')).toBe('https://farm.example')
  expect(read('http://localhost:4820')).toBe('http://localhost:4820')
})

test('a paying key that is wrong is named and never told', () => {
  const read = () => readConfig({ ...good, PAYER_KEY: '0xsecret' })
  expect(read).toThrow(/^configuration: PAYER_KEY is not valid$/)
  const none = `0x${'f'.repeat(64)}`
  expect(() =>
    readConfig({ ...good, PAYER_KEY: none, ANCHOR_KEY: none.replaceAll('f', '0') }),
  ).toThrow(/^configuration: PAYER_KEY is no key of a wallet; ANCHOR_KEY is no key of a wallet$/)
})

test('a founder who is named is somebody who can be reached', () => {
  const read = (env: object) => () => readConfig({ ...good, ...env })
  for (const wrong of ['ann', 'ann@x', 'ann@x.com, bob@x.com', 'Ann <ann@x.com>'])
    expect(read({ FOUNDER_EMAIL: wrong })).toThrow('configuration: FOUNDER_EMAIL is not valid')
  expect(read({ FOUNDER_ACCOUNT: '0x1' })).toThrow('configuration: FOUNDER_ACCOUNT is not valid')
  const mistyped = { FOUNDER_ACCOUNT: '0x70997970C51812dc3a010C7d01b50e0d17dc79C8' }
  expect(read({ ...mistyped, FOUNDER_EMAIL: 'ann' })).toThrow(
    'configuration: FOUNDER_ACCOUNT is mistyped: its capitals do not fit; FOUNDER_EMAIL is not valid',
  )
  const founder = { FOUNDER_EMAIL: 'ann@x.com', FOUNDER_ACCOUNT: good.BITWAVE_POOL }
  expect(read(founder)()).toMatchObject({
    founderEmail: 'ann@x.com',
    founderAccount: good.BITWAVE_POOL,
  })
})

test('the wallet that anchors roots is never the one that pays', () => {
  const key = `0x${'a'.repeat(64)}`
  const read = () =>
    readConfig({ ...good, PAYER_KEY: key, ANCHOR_KEY: key.toUpperCase().replace('X', 'x') })
  expect(read).toThrow('ANCHOR_KEY is PAYER_KEY')
})

const { publicKey, privateKey } = makeVapid()
const pushes = { ...good, VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }

test('keys for pushes that are not a pair are named and never told', () => {
  const wrong = (env: object) => () => readConfig({ ...pushes, ...env })
  const pair = 'VAPID_PUBLIC_KEY is not valid'
  expect(wrong({ VAPID_PUBLIC_KEY: makeVapid().publicKey })).toThrow(`configuration: ${pair}`)
  expect(wrong({ VAPID_PUBLIC_KEY: '' })).toThrow('configuration: VAPID_PUBLIC_KEY is missing')
  expect(wrong({ VAPID_PRIVATE_KEY: '' })).toThrow('configuration: VAPID_PRIVATE_KEY is missing')
  expect(wrong({ VAPID_PRIVATE_KEY: 'secret' })).toThrow(
    /^configuration: VAPID_PRIVATE_KEY is not valid$/,
  )
})

test('pushes go to no host of this machine in production, and to one elsewhere where it is named', () => {
  const hosts = (env: object) => readConfig({ ...pushes, ...env }).push?.hosts
  const loopback = { PUSH_HOSTS: 'fcm.googleapis.com, http://127.0.0.1:9' }
  expect(hosts(loopback)).toEqual(['fcm.googleapis.com', 'http://127.0.0.1:9'])
  expect(() => hosts({ ...loopback, NODE_ENV: 'production' })).toThrow('PUSH_HOSTS is not valid')
  expect(() => hosts({ PUSH_HOSTS: 'http://10.0.0.7:80' })).toThrow('PUSH_HOSTS is not valid')
  expect(() => hosts({ NODE_ENV: 'production' })).toThrow('VAPID_SUBJECT is missing')
})

test('a password has no fewer characters than the specification says, and no more than it may have', () => {
  const read = (least: string) => readConfig({ ...good, PASSWORD_MIN: least }).passwordMin
  for (const least of ['5', '65'])
    expect(() => read(least)).toThrow('PASSWORD_MIN is not from 6 to 64')
  expect([read('6'), read('8'), read('64')]).toEqual([6, 8, 64])
})

test('what is not said has a default', () => {
  expect(readConfig(good)).toMatchObject({
    production: false,
    publicRpcUrl: 'http://127.0.0.1:8545',
    explorerUrl: 'http://127.0.0.1:8546',
    confirmations: 12,
    host: '127.0.0.1',
    port: 4820,
    passwordMin: 6,
    payerKey: undefined,
    anchorKey: undefined,
    trustProxy: undefined,
    push: undefined,
  })
})
