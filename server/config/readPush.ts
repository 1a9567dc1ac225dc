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
  check('VAPID_PUBLIC_KEY', /^B[\w-]{86}$/.test(publicKey), publicKey)
  check('VAPID_PRIVATE_KEY', /^[\w-]{43}$/.test(privateKey), privateKey)
  check('VAPID_SUBJECT', /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(subject), subject)
  const allowed = (host: string) => HOST.test(host) || (!production && LOOPBACK.test(host))
  check('PUSH_HOSTS', hosts.every(allowed), env['PUSH_HOSTS'])
  return { publicKey, privateKey, subject, hosts }
}
