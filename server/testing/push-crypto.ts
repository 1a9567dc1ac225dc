import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  verify as hasSigned,
  hkdfSync,
  randomBytes,
} from 'node:crypto'

/** What only the browser has. */
type Secrets = { own: ECDH; auth: Buffer }

/** The keys of a browser: what it tells, and what it keeps. */
export function makeKeys() {
  const own = createECDH('prime256v1')
  own.generateKeys()
  const auth = randomBytes(16)
  const keys = { p256dh: own.getPublicKey('base64url'), auth: auth.toString('base64url') }
  return { keys, secrets: { own, auth } }
}

/** Opens a body of the encoding aes128gcm (RFC 8188) with the keys of RFC 8291, as a browser does. */
export function decrypt(body: Buffer, { own, auth }: Secrets): string {
  const salt = body.subarray(0, 16)
  const length = body.readUInt8(20)
  const sender = body.subarray(21, 21 + length)
  const sealed = body.subarray(21 + length)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender])
  const derive = (key: Buffer, salted: Buffer, label: Buffer, bytes: number) =>
    Buffer.from(hkdfSync('sha256', key, salted, label, bytes))
  const shared = derive(own.computeSecret(sender), auth, info, 32)
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const open = createDecipheriv('aes-128-gcm', key, nonce)
  open.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}

/** What a push's sender says of itself, and the key it signed with. */
export type Claims = { aud: string; exp: number; sub: string; key: string }

/** Reads `vapid t=…, k=…` (RFC 8292). Throws where the signature is not that key's. */
export function verify(authorization: string): Claims {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const half = (from: number) => point.subarray(from, from + 32).toString('base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: half(1), y: half(33) }
  const signer = createPublicKey({ format: 'jwk', key: jwk })
  const signed = hasSigned(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: signer, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!signed) throw new Error('the token was not signed with the key beside it')
  const { alg } = JSON.parse(Buffer.from(head, 'base64url').toString())
  if (alg !== 'ES256') throw new Error(`signed by ${alg}`)
  return { ...JSON.parse(Buffer.from(claims, 'base64url').toString()), key }
}
