import { readConfig } from '#server/config/readConfig.ts'

/** What the devnet says when it is ready. */
export type DevnetReady = {
  rpcUrl: string
  poolAddress: string
  tokenAddress: string
  smtpUrl: string
  pageUrl: string
  operatorKey: `0x${string}`
  payerKey: `0x${string}`
  anchorKey: `0x${string}`
  vapid: { publicKey: string; privateKey: string }
}

type Env = Readonly<NodeJS.ProcessEnv>

/** What is set; a variable that is there and empty counts as not set. */
export const setIn = (env: Env): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))

/** Whether the farm brings its own chain, mail catcher and, unless DATABASE_URL is set, database. */
export const bringsChain = (env: Env) => env['NODE_ENV'] !== 'production' && !env['BITWAVE_RPC_URL']

const NOBODY = '0x0000000000000000000000000000000000000000'

/** Throws an error that names every variable that is missing or wrong, before anything is started. */
export function checkEnvironment(env: Env): void {
  const ours = { DATABASE_URL: 'postgresql://embedded', PUBLIC_URL: 'http://localhost' }
  const chain = {
    BITWAVE_RPC_URL: 'http://localhost',
    BITWAVE_POOL: NOBODY,
    BITWAVE_TOKEN: NOBODY,
    BITWAVE_EXPLORER_URL: 'http://localhost',
    SMTP_URL: 'smtp://localhost',
  }
  const made = env['NODE_ENV'] === 'production' ? {} : ours
  readConfig({ ...made, ...(bringsChain(env) ? chain : {}), ...env })
}

/** The service's environment: ours, with the devnet's parts for what is not set. */
export const serviceEnvironment = (
  env: Env,
  {
    devnet,
    founder,
    ...ours
  }: {
    devnet: DevnetReady | undefined
    founder: string | undefined
    port: number
    publicUrl: string
    database: { appUrl: string; ownerUrl: string | undefined }
  },
): NodeJS.ProcessEnv => ({
  ...(devnet && {
    BITWAVE_RPC_URL: devnet.rpcUrl,
    BITWAVE_POOL: devnet.poolAddress,
    BITWAVE_TOKEN: devnet.tokenAddress,
    PAYER_KEY: devnet.payerKey,
    ANCHOR_KEY: devnet.anchorKey,
    VAPID_PUBLIC_KEY: devnet.vapid.publicKey,
    VAPID_PRIVATE_KEY: devnet.vapid.privateKey,
    BITWAVE_EXPLORER_URL: devnet.pageUrl,
    SMTP_URL: devnet.smtpUrl,
    DEVNET_URL: devnet.pageUrl,
  }),
  ...(founder && { FOUNDER_ACCOUNT: founder }),
  ...env,
  DATABASE_URL: ours.database.appUrl,
  ...(ours.database.ownerUrl && { DATABASE_OWNER_URL: ours.database.ownerUrl }),
  PORT: String(ours.port),
  PUBLIC_URL: ours.publicUrl,
})
