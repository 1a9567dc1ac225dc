import { expect, test } from 'vitest'
import { checkEnvironment, type DevnetReady, serviceEnvironment, setIn } from './environment.ts'

test('production is told every variable that it lacks', () => {
  const names = ['DATABASE_URL', 'BITWAVE_RPC_URL', 'BITWAVE_POOL', 'BITWAVE_TOKEN', 'SMTP_URL']
  for (const name of [...names, 'PUBLIC_URL', 'PAYER_KEY', 'MAIL_FROM']) {
    expect(() => checkEnvironment({ NODE_ENV: 'production' })).toThrow(`${name} is missing`)
  }
})

test('a chain of your own needs its contracts and a mail server named', () => {
  const env = { BITWAVE_RPC_URL: 'http://chain.example' }
  expect(() => checkEnvironment(env)).toThrow(/BITWAVE_POOL is missing.*SMTP_URL is missing/)
})

test('nothing needs to be set to try it, but what is set must be right', () => {
  expect(() => checkEnvironment({})).not.toThrow()
  expect(() => checkEnvironment({ CONFIRMATIONS: 'many' })).toThrow('CONFIRMATIONS')
})

test('an empty variable counts as not set', () => {
  expect(setIn({ SMTP_URL: '', PORT: '1' })).toEqual({ PORT: '1' })
})

test('a mail server that is named takes the place of the mail catcher', () => {
  const devnet: DevnetReady = {
    rpcUrl: 'http://127.0.0.1:1',
    poolAddress: '0x01',
    tokenAddress: '0x02',
    smtpUrl: 'smtp://127.0.0.1:2',
    pageUrl: 'http://127.0.0.1:3',
    operatorKey: '0x04',
    payerKey: '0x05',
    anchorKey: '0x08',
    vapid: { publicKey: 'B', privateKey: 'A' },
  }
  const ours = {
    devnet,
    founder: '0x06',
    port: 7,
    publicUrl: 'http://localhost:7',
    database: { appUrl: 'postgresql://app', ownerUrl: 'postgresql://owner' },
  }
  const env = serviceEnvironment({ SMTP_URL: 'smtp://mail.example' }, ours)
  expect(env).toMatchObject({
    SMTP_URL: 'smtp://mail.example',
    BITWAVE_RPC_URL: devnet.rpcUrl,
    DATABASE_URL: 'postgresql://app',
    DATABASE_OWNER_URL: 'postgresql://owner',
    FOUNDER_ACCOUNT: '0x06',
    PAYER_KEY: devnet.payerKey,
    VAPID_PUBLIC_KEY: 'B',
    VAPID_PRIVATE_KEY: 'A',
    PORT: '7',
  })
  expect(Object.values(env)).not.toContain(devnet.operatorKey)
})
