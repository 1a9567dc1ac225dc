import { privateKeyToAddress } from 'viem/accounts'

/** What the devnet says when it is ready. */
export type DevnetReady = {
  rpcUrl: string
  poolAddress: string
  tokenAddress: string
  smtpUrl: string
  pageUrl: string
  operatorKey: `0x${string}`
}

/** What production must be told; there nothing is made up. */
const NEEDED = [
  'DATABASE_URL',
  'BITWAVE_RPC_URL',
  'BITWAVE_POOL',
  'BITWAVE_TOKEN',
  'SMTP_URL',
  'PUBLIC_URL',
]

/** Throws naming every variable that production lacks. */
export function checkProduction(env: NodeJS.ProcessEnv): void {
  if (env['NODE_ENV'] !== 'production') return
  const missing = NEEDED.filter((name) => !env[name])
  if (missing.length > 0) throw new Error(`with NODE_ENV=production set ${missing.join(', ')}`)
}

/** The service's environment: ours, with the devnet's parts for what is not set. */
export const serviceEnvironment = (
  env: NodeJS.ProcessEnv,
  {
    devnet,
    ...ours
  }: {
    devnet?: DevnetReady | undefined
    host: string
    port: number
    publicUrl: string
    appUrl: string
    ownerUrl?: string | undefined
  },
): NodeJS.ProcessEnv => ({
  ...(devnet && {
    BITWAVE_RPC_URL: devnet.rpcUrl,
    BITWAVE_POOL: devnet.poolAddress,
    BITWAVE_TOKEN: devnet.tokenAddress,
    BITWAVE_EXPLORER_URL: devnet.pageUrl,
    SMTP_URL: devnet.smtpUrl,
    DEVNET_URL: devnet.pageUrl,
    FOUNDER_ACCOUNT: privateKeyToAddress(devnet.operatorKey),
  }),
  ...env,
  DATABASE_URL: ours.appUrl,
  ...(ours.ownerUrl && { DATABASE_OWNER_URL: ours.ownerUrl }),
  HOST: ours.host,
  PORT: String(ours.port),
  PUBLIC_URL: ours.publicUrl,
})
