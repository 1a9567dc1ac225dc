import type { Profiles } from '#server/testing/openProfiles.ts'
import { newcomer } from '#server/testing/signUp.ts'

/** An address in the spelling that is kept, as people read it, and in all others. */
export type Box = { ascii: string; read: string; others: string[] }

let people = 0
/** A mailbox that nobody else has. */
export function mailbox(): Box {
  people += 1
  const at = (domain: string) => `Ann${people}@${domain}`
  const others = ['BÜCHER.de', 'bücher。DE', 'bücher.de.', 'XN--BCHER-KVA.de', 'xn--bcher-kva.de.']
  return { ascii: at('xn--bcher-kva.de'), read: at('bücher.de'), others: others.map(at) }
}

type Asking = 'member/sendRegistCode' | 'member/sendEmailCode' | 'password/sendRetrieveCode'

/** What comes into the mailbox after its address was given to a call, in this spelling. */
export async function mailTo(
  service: Profiles,
  path: Asking,
  email: string,
  { ascii }: Box,
  token?: string,
) {
  await service.unlimited()
  const said = await service.call(path, { email }, token === undefined ? {} : { token })
  if (said.code !== 200) throw new Error(said.message)
  return service.mail.waitFor(ascii)
}

/** The code that was mailed. */
export const codeIn = ({ text }: { text: string }) => /\b\d{6}\b/.exec(text)?.[0] ?? ''

/** Signs somebody up with this spelling of the mailbox. */
export async function join(service: Profiles, email: string, box: Box) {
  const { form } = newcomer(service)
  const code = codeIn(await mailTo(service, 'member/sendRegistCode', email, box))
  const said = await service.call('member/regist', { ...form, email, code })
  if (said.code !== 200) throw new Error(said.message)
  const { result } = await service.call('member/login', form)
  return { ...form, id: said.result.id as string, token: result.token as string }
}
