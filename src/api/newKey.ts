/**
 * An Idempotency-Key: a UUID of chance alone. Made by hand, as a page without https (a phone on the local network) has random
 * bytes and no `randomUUID`.
 */
export function newKey(): string {
  const bytes = new Uint8Array(16)
  const [, , , , , , sixth = 0, , eighth = 0] = crypto.getRandomValues(bytes)
  // Version 4, variant 1 (RFC 9562 §5.4).
  bytes[6] = (sixth & 15) | 64
  bytes[8] = (eighth & 63) | 128
  const hex = [...bytes].map((it) => it.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
