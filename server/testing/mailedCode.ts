import type { Service } from './openService.ts'

/** The code in the latest mail to an address. */
export async function mailedCode({ mail }: Service, email: string): Promise<string> {
  const { text } = await mail.waitFor(email)
  const code = /\b\d{6}\b/.exec(text)?.[0]
  if (!code) throw new Error(`no code in the mail: ${text}`)
  return code
}
