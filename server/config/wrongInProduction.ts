import { isIP } from 'node:net'
import { isOurs } from './isOurs.ts'

type Env = Readonly<Record<string, string | undefined>>

/** What a farm on one's own machine may lack, and one with members may not. */
export const wrongInProduction = (env: Env): string[] => [
  ...(env['DEVNET_URL'] ? ['DEVNET_URL is not for production'] : []),
  ...(env['PAYER_KEY'] ? [] : ['PAYER_KEY is missing']),
  ...(env['MAIL_FROM'] ? [] : ['MAIL_FROM is missing']),
  ...(SAFE.test(env['PUBLIC_URL'] ?? '') ? [] : ['PUBLIC_URL is not https']),
  ...wrongForWallets(env),
]

/** Where browsers give a page what it needs: ciphers, a worker, a wallet. Nothing set is told by itself. */
const SAFE = /^$|^https:|^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?\/?$/

/** Where nothing else is named, wallets are given what the service asks: not every address is any good to them. */
function wrongForWallets(env: Env): string[] {
  const address = env['BITWAVE_RPC_URL'] ?? ''
  if (env['BITWAVE_PUBLIC_RPC_URL'] || !URL.canParse(address)) return []
  const why = whyNotForWallets(new URL(address))
  return why ? [`BITWAVE_PUBLIC_RPC_URL is missing, and BITWAVE_RPC_URL ${why}`] : []
}

function whyNotForWallets(address: URL): string | undefined {
  if (holdsKey(address)) return 'looks as if it held a key'
  if (address.protocol !== 'https:') return 'is not https, as wallets want it'
  return isNear(address) ? 'is of this machine or a private network' : undefined
}

/** Whether an address may hold what its owner pays for: a name, a query, or a part of its path as long as a key. */
const holdsKey = ({ username, password, search, pathname }: URL): boolean =>
  `${username}${password}${search}` !== '' || /[^/]{8}/.test(pathname)

/** Whether a member elsewhere finds somebody else there, or nobody. */
function isNear({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  return host === 'localhost' || (isIP(host) > 0 && isOurs(host))
}
