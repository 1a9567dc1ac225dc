import { expect, test } from 'vitest'
import { readConfig } from './readConfig.ts'
import { good } from './testing/good.ts'

const live = {
  ...good,
  PUBLIC_URL: 'https://farm.example',
  BITWAVE_RPC_URL: 'https://node.example',
  NODE_ENV: 'production',
  PAYER_KEY: `0x${'b'.repeat(64)}`,
  MAIL_FROM: 'a@b.cc',
}
const founder = { FOUNDER_ACCOUNT: good.BITWAVE_POOL, FOUNDER_EMAIL: 'ann@x.com' }

test('in production people come by https, but on the machine itself', () => {
  const read = (url: string) => () => readConfig({ ...live, PUBLIC_URL: url })
  expect(read('http://farm.example')).toThrow('configuration: PUBLIC_URL is not https')
  for (const url of ['http://localhost:4820', 'https://farm.example'])
    expect(read(url)).not.toThrow()
})

test('production never runs beside a devnet, and says who pays and whom mails come from', () => {
  const beside = { PAYER_KEY: '', MAIL_FROM: '', DEVNET_URL: 'http://127.0.0.1:1' }
  const read = () => readConfig({ ...live, ...beside })
  expect(read).toThrow(
    'DEVNET_URL is not for production; PAYER_KEY is missing; MAIL_FROM is missing',
  )
})

test('a start in production that is refused anyway names what a first start lacks besides', () => {
  const told = 'the first start needs FOUNDER_ACCOUNT and FOUNDER_EMAIL'
  const read = (env: object) => () => readConfig({ ...live, MAIL_FROM: '', ...env })
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(told)
  expect(read({ ...founder, FOUNDER_EMAIL: '' })).toThrow(`MAIL_FROM is missing; ${told}`)
  expect(read(founder)).toThrow(/^configuration: MAIL_FROM is missing$/)
  // What is well may be a later start, which needs neither; and on one's own machine both are filled in.
  expect(() => readConfig(live)).not.toThrow()
  expect(() => readConfig({ ...good, PORT: 'x' })).toThrow(
    /^configuration: PORT is not a whole number$/,
  )
})

test.each([
  'https://ann:secret@node.example',
  'https://secret@node.example/',
  'https://node.example/?key=1',
  'https://node.example/v2/Abcd1234',
])('in production %s is not what wallets are given, unless that is said', (address) => {
  const read = (env: object) =>
    readConfig({ ...live, ...founder, BITWAVE_RPC_URL: address, ...env })
  expect(() => read({})).toThrow(
    /^configuration: BITWAVE_PUBLIC_RPC_URL is missing, and BITWAVE_RPC_URL looks as if it held a key$/,
  )
  const open = 'https://rpc.example'
  expect(read({ BITWAVE_PUBLIC_RPC_URL: open })).toMatchObject({ publicRpcUrl: open })
  expect(read({ BITWAVE_PUBLIC_RPC_URL: address })).toMatchObject({ publicRpcUrl: address })
  expect(read({ NODE_ENV: '' })).toMatchObject({ publicRpcUrl: address })
})

test.each([
  ['http://127.0.0.1:8545', 'is not https, as wallets want it'],
  ['http://node.example', 'is not https, as wallets want it'],
  ['https://localhost:8545', 'is of this machine or a private network'],
  ['https://10.0.0.5:8545', 'is of this machine or a private network'],
  ['https://[::1]/', 'is of this machine or a private network'],
])('%s is of no use to the wallets of members, who are given another', (address, why) => {
  const read = (env: object) =>
    readConfig({ ...live, ...founder, BITWAVE_RPC_URL: address, ...env })
  expect(() => read({})).toThrow(
    new Error(`configuration: BITWAVE_PUBLIC_RPC_URL is missing, and BITWAVE_RPC_URL ${why}`),
  )
  const open = { BITWAVE_PUBLIC_RPC_URL: 'https://rpc.example' }
  expect(read(open)).toMatchObject({ rpcUrl: address, publicRpcUrl: 'https://rpc.example' })
  expect(read({ NODE_ENV: '' })).toMatchObject({ publicRpcUrl: address })
})

test('an address that anybody may have is given to wallets in production too', () => {
  for (const address of ['https://8.8.8.8:8545', 'https://node.example/rpc', 'https://n.co/v1/'])
    expect(readConfig({ ...live, BITWAVE_RPC_URL: address }).publicRpcUrl).toBe(address)
})
