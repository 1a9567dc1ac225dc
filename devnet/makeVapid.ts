import { generateKeyPairSync } from 'node:crypto'

/** A pair of keys for pushes (VAPID), base64url: the public one as browsers take it. */
export type Vapid = { publicKey: string; privateKey: string }

export function makeVapid(): Vapid {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' })
  const halves = [x, y].map((half) => Buffer.from(half, 'base64url'))
  return {
    publicKey: Buffer.concat([Buffer.from([4]), ...halves]).toString('base64url'),
    privateKey: d,
  }
}
