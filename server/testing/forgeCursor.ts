import { createHash } from 'node:crypto'

/** A cursor of any text, with the check that belongs to it, as anybody can make one. */
export function forgeCursor(text: string): string {
  const check = createHash('sha256').update(text).digest('hex').slice(0, 6)
  return Buffer.from(text + check).toString('base64url')
}
