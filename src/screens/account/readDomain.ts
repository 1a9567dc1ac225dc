import { toUnicode } from 'punycode/'

/**
 * The domain of a mail address as people write it, `bücher.de` of `ann@xn--bcher-kva.de`: what is kept and mailed to is in
 * ASCII, as letters that look alike would fool whoever reads it. Nothing where both are the same, or it cannot be read.
 */
export function readDomain(email: string): string | undefined {
  const domain = email.slice(email.lastIndexOf('@') + 1)
  try {
    const read = toUnicode(domain)
    // What reads as something that is spelled otherwise would be a lie.
    return read !== domain && new URL(`http://${read}`).hostname === domain ? read : undefined
  } catch {
    return undefined
  }
}
