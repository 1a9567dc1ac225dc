import { isIP } from 'node:net'
import { limits } from '#shared/limits.ts'
import { readers } from './readers.ts'
import { type PushConfig, readPush } from './readPush.ts'
import { wrongInProduction } from './wrongInProduction.ts'

/** Everything the service is told by its environment. */
export type Config = {
  production: boolean
  databaseUrl: string
  /** Absent: migrations are somebody else's work, and an old schema is an error. */
  databaseOwnerUrl: string | undefined
  /** What the service itself asks. */
  rpcUrl: string
  /** What wallets are given, and so everybody; the service's own where it is the same. */
  publicRpcUrl: string
  pool: `0x${string}`
  token: `0x${string}`
  /** Signs payouts, and is told to nobody; absent: nothing is paid out. */
  payerKey: `0x${string}` | undefined
  /** Signs what puts the roots of proofs on the chain, and nothing else; absent: they are published as notices alone. */
  anchorKey: `0x${string}` | undefined
  /** The newest block in which nothing had been paid to the pool yet: following begins after it, at the first start. */
  startBlock: number
  explorerUrl: string
  confirmations: number
  smtpUrl: string
  mailFrom: string
  /** Origin of the app as people type it: signatures are bound to it. */
  publicUrl: string
  host: string
  port: number
  /** Origin of the devnet's page; on a devnet alone. */
  devnetUrl: string | undefined
  passwordMin: number
  /** Account and mail of the tree's root, for the first start. */
  founderAccount: `0x${string}` | undefined
  founderEmail: string | undefined
  logLevel: string
  /** Whose X-Forwarded-For is believed: addresses, or how many proxies stand before us; absent: nobody's. */
  trustProxy: string | undefined
  /** Absent: no pushes are sent. */
  push: PushConfig | undefined
}

/** Whom mails come from, where the environment does not say. */
const MAIL_FROM = 'Bitwave Farm <no-reply@bitwave.invalid>'

/** How many blocks deep a payment must lie before it counts, its own counted, where the environment does not say. */
export const CONFIRMATIONS = 12

/**
 * Half of the 128 blocks whose state a full node keeps (geth): the pool is asked for what it holds at the settled block, and
 * newer ones come meanwhile.
 */
const DEEPEST = 64

/** What a first start is told that does not know who stands at the root of the tree. */
export const FOUNDER_WANTED = 'the first start needs FOUNDER_ACCOUNT and FOUNDER_EMAIL'

type Env = Readonly<Record<string, string | undefined>>

/** Reads and checks the environment. Throws an error that names every variable that is missing or wrong. */
export function readConfig(env: Env): Config {
  const wrong: string[] = []
  const { need, address, account, key, sender, origin, email, whole, where } = readers(env, wrong)
  const web = (name: string) => need(name, /^https?:\/\//)
  const database = (name: string) => need(name, /^postgres(ql)?:\/\//)
  const rpcUrl = web('BITWAVE_RPC_URL')
  const config: Config = {
    production: env['NODE_ENV'] === 'production',
    databaseUrl: database('DATABASE_URL'),
    databaseOwnerUrl: where('DATABASE_OWNER_URL', database),
    rpcUrl,
    publicRpcUrl: where('BITWAVE_PUBLIC_RPC_URL', web) ?? rpcUrl,
    pool: address('BITWAVE_POOL'),
    token: address('BITWAVE_TOKEN'),
    payerKey: where('PAYER_KEY', key),
    anchorKey: where('ANCHOR_KEY', key),
    startBlock: whole('BITWAVE_START_BLOCK', 0),
    explorerUrl: web('BITWAVE_EXPLORER_URL').replace(/\/+$/, ''),
    confirmations: whole('CONFIRMATIONS', CONFIRMATIONS),
    smtpUrl: need('SMTP_URL', /^smtps?:\/\//),
    mailFrom: where('MAIL_FROM', sender) ?? MAIL_FROM,
    publicUrl: origin('PUBLIC_URL'),
    host: env['HOST'] ?? '127.0.0.1',
    port: whole('PORT', 4820),
    devnetUrl: env['DEVNET_URL'],
    passwordMin: whole('PASSWORD_MIN', limits.passwordMin),
    founderAccount: where('FOUNDER_ACCOUNT', account),
    founderEmail: where('FOUNDER_EMAIL', email),
    logLevel: where('LOG_LEVEL', (name) => need(name, LEVEL)) ?? 'info',
    trustProxy: env['TRUST_PROXY'] || undefined,
    push: readPush(env, wrong),
  }
  wrong.push(...wrongNumbers(config), ...wrongKeys(config))
  if (!trusts(config.trustProxy)) wrong.push('TRUST_PROXY is not valid')
  if (config.production) wrong.push(...wrongInProduction(env))
  if (wrong.length === 0) return config
  // Whether this is the first start nobody can tell yet: it is refused for something else already, so this is told with it.
  const first = config.production && lacksFounder(config) ? [FOUNDER_WANTED] : []
  throw new Error(`configuration: ${[...wrong, ...first].join('; ')}`)
}

const lacksFounder = ({ founderAccount, founderEmail }: Config) => !founderAccount || !founderEmail

const LEVEL = /^(silent|error|warn|info|debug)$/

/** How many proxies, or addresses and nets with commas, by name too: what the one that reads the header takes. */
const trusts = (proxies = '0'): boolean =>
  /^\d+$/.test(proxies) ||
  proxies.split(',').every((one) => {
    const [net = '', bits = '0', ...more] = one.trim().split('/')
    const most = isIP(net) === 4 ? 32 : 128
    const cut = isIP(bits) > 0 || (/^\d{1,3}$/.test(bits) && Number(bits) <= most)
    return NETS.includes(one.trim()) || (isIP(net) > 0 && cut && more.length === 0)
  })
const NETS = ['loopback', 'linklocal', 'uniquelocal']

function* wrongNumbers({ confirmations, passwordMin, port }: Config) {
  if (port > 65_535) yield 'PORT is more than 65535'
  if (confirmations < 1) yield 'CONFIRMATIONS is less than 1'
  if (confirmations > DEEPEST) yield `CONFIRMATIONS is more than ${DEEPEST}`
  const { passwordMin: least, passwordMax: most } = limits
  // With fewer the contract would refuse what the service asks for, and with more nobody could set one.
  if (passwordMin < least || passwordMin > most)
    yield `PASSWORD_MIN is not from ${least} to ${most}`
}

/** A nonce that the payer did not give stops payouts. */
const wrongKeys = ({ payerKey, anchorKey }: Config): string[] =>
  anchorKey && anchorKey.toLowerCase() === payerKey?.toLowerCase()
    ? ['ANCHOR_KEY is PAYER_KEY']
    : []
