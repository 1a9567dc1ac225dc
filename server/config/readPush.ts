import { createECDH } from 'node:crypto'

/** What pushes are sent with, and where to. */
export type PushConfig = {
  /** VAPID keys, base64url: the public one is told to browsers, the private one to nobody. */
  publicKey: string
  privateKey: string
  /** Whom a push service writes to when something is wrong with our pushes: a mailto: or https: address. */
  subject: string
  /** Hosts of push services; `*.` stands for one or more names before it, and `http://` for a farm of tests. */
  hosts: readonly string[]
}

/** The push services of the browsers there are. */
const SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.services.mozilla.com',
  '*.notify.windows.com',
  'web.push.apple.com',
  '*.push.apple.com',
]

const HOST = /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?$/
const LOOPBACK = /^http:\/\/(127\.0\.0\.1|localhost):\d+$/

type Env = Readonly<Record<string, string | undefined>>

/** Without any of the keys no pushes are sent. Names what is missing or wrong in `wrong`, never a key. */
export function readPush(env: Env, wrong: string[]): PushConfig | undefined {
  const production = env['NODE_ENV'] === 'production'
  const publicKey = env['VAPID_PUBLIC_KEY'] ?? ''
  const privateKey = env['VAPID_PRIVATE_KEY'] ?? ''
  const subject = env['VAPID_SUBJECT'] ?? (production ? '' : 'mailto:no-reply@bitwave.invalid')
  const hosts = env['PUSH_HOSTS']?.split(',').map((host) => host.trim()) ?? SERVICES
  if (!publicKey && !privateKey) return undefined
  const check = (name: string, right: boolean, value: string | undefined) => {
    if (!right) wrong.push(value ? `${name} is not valid` : `${name} is missing`)
  }
  const isPrivate = /^[\w-]{43}$/.test(privateKey)
  check('VAPID_PRIVATE_KEY', isPrivate, privateKey)
  const isPublic = isPrivate ? publicKey === publicOf(privateKey) : publicKey !== ''
  check('VAPID_PUBLIC_KEY', isPublic, publicKey)
  check('VAPID_SUBJECT', /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(subject), subject)
  const allowed = (host: string) => HOST.test(host) || (!production && LOOPBACK.test(host))
  check('PUSH_HOSTS', hosts.every(allowed), env['PUSH_HOSTS'])
  return { publicKey, privateKey, subject, hosts }
}

/** The public key of a private one; nothing where it is none. */
function publicOf(privateKey: string): string | undefined {
  const pair = createECDH('prime256v1')
  try {
    pair.setPrivateKey(privateKey, 'base64url')
    return pair.getPublicKey('base64url')
  } catch {
    return undefined
  }
}
