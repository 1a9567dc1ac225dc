/** In every browser and in Node.js; `shared` knows neither. */
declare const URL: new (url: string) => { hostname: string }

/**
 * The one spelling of a mail address: its domain in small ASCII letters, as the mail servers have it, without a dot at the
 * end. What stands before the @ stays as it was typed. A domain that has no such form is answered as it is; the rule
 * refuses it.
 */
export function spelledMail(email: string): string {
  const at = email.lastIndexOf('@') + 1
  const domain = email.slice(at).replaceAll('。', '.').replace(/\.$/, '').toLowerCase()
  try {
    return email.slice(0, at) + (isAscii(domain) ? domain : new URL(`http://${domain}`).hostname)
  } catch {
    return email
  }
}

const isAscii = (text: string) => /^[!-~]*$/.test(text)

/** Whether two addresses are one mailbox's, without regard to case and spelling. */
export const isSameMail = (one: string, other: string) =>
  spelledMail(one).toLowerCase() === spelledMail(other).toLowerCase()
