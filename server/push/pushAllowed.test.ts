import { expect, test } from 'vitest'
import { makeVapid } from '#devnet/makeVapid.ts'
import { readPush } from '#server/config/readPush.ts'
import { pushAllowed } from './pushAllowed.ts'

const { publicKey, privateKey } = makeVapid()
const keys = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }
const { hosts = [] } = readPush(keys, []) ?? {}

test.each([
  ['in clear', 'http://fcm.googleapis.com/fcm/send/x'],
  ['of this machine', 'https://127.0.0.1/x'],
  ['of this machine by its name', 'https://localhost/x'],
  ['of this machine in other digits', 'https://2130706433/x'],
  ['of a private network', 'https://10.0.0.7/x'],
  ['that tells of the machine in a cloud', 'http://169.254.169.254/latest'],
  ['of version 6', 'https://[::1]/x'],
  ['of nobody we know', 'https://push.example/x'],
  ['that only begins like one', 'https://fcm.googleapis.com.evil.example/x'],
  ['that only ends like one', 'https://evil-push.apple.com.example/x'],
  ['that ends like one without its dot', 'https://evilpush.apple.com/x'],
  ['that is the tail alone', 'https://notify.windows.com/x'],
  ['at another port', 'https://fcm.googleapis.com:8443/x'],
  ['at another port of a wildcard', 'https://a.notify.windows.com:8443/x'],
  ['with a name', 'https://evil@fcm.googleapis.com/x'],
  ['with a host that hides behind a name', 'https://fcm.googleapis.com@evil.example/x'],
  ['that is a file', 'file:///etc/passwd'],
  ['that is no address', 'fcm.googleapis.com'],
  ['that not everybody reads alike', 'https:///fcm.googleapis.com/x'],
  ['with a space before it', ' https://fcm.googleapis.com/x'],
  ['in other letters than a browser writes', 'https://FCM.googleapis.com/x'],
  ['of a name that is none', 'https://{a}.push.apple.com/x'],
  ['of a name with a quote', "https://a'b.push.apple.com/x"],
  ['with a place on the page', 'https://fcm.googleapis.com/x#y'],
])('an endpoint %s is refused', (_, endpoint) => {
  expect(pushAllowed(hosts, endpoint)).toBe(false)
})

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/x',
  'https://autopush.push.services.mozilla.com/x',
  'https://wns2-par02p.notify.windows.com/w/?token=x',
  'https://web.push.apple.com/x',
])('the push service of %s is taken', (endpoint) => {
  expect(pushAllowed(hosts, endpoint)).toBe(true)
})

test('what is listed to the letter is taken to the letter', () => {
  expect(pushAllowed(['http://127.0.0.1:9'], 'http://127.0.0.1:9/x')).toBe(true)
  expect(pushAllowed(['http://127.0.0.1:9'], 'http://127.0.0.1:10/x')).toBe(false)
})
