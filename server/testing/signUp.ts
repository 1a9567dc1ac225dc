import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import type { Service } from './openService.ts'

/** A wallet that nobody has used. */
export const newWallet = (): PrivateKeyAccount => privateKeyToAccount(generatePrivateKey())

let people = 0

/** What a newcomer would type. */
export function newcomer({ inviteCode }: { inviteCode: string }) {
  people += 1
  const wallet = newWallet()
  return {
    wallet,
    form: {
      nickname: `Newcomer ${people}`,
      email: `newcomer${people}@example.com`,
      password: 'heron-lake-42',
      inviteCode,
      account: wallet.address as string,
    },
  }
}

/** Asks for a code and reads it in the mail. */
export async function codeFor({ call, mail }: Service, email: string): Promise<string> {
  const said = await call('member/sendRegistCode', { email })
  if (said.code !== 200) throw new Error(said.message)
  const { text } = await mail.waitFor(email)
  const code = /\b\d{6}\b/.exec(text)?.[0]
  if (!code) throw new Error(`no code in the mail: ${text}`)
  return code
}

/** A text that proves the wallet, signed. */
export async function proofOf({ call }: Service, wallet: PrivateKeyAccount) {
  const { result } = await call('member/walletNonce', { account: wallet.address })
  const message = result.message as string
  return { message, signature: await wallet.signMessage({ message }) }
}

/** Signs somebody up as the app does it. */
export async function signUp(service: Service, { proved = false } = {}) {
  const { wallet, form } = newcomer(service)
  const code = await codeFor(service, form.email)
  const proof = proved ? { proof: await proofOf(service, wallet) } : {}
  const said = await service.call('member/regist', { ...form, code, ...proof })
  if (said.code !== 200) throw new Error(said.message)
  return { id: said.result.id as string, wallet, form }
}

/** The same, and signs in: what was typed, with the id, the wallet and the token. */
export async function signUpAndIn(service: Service) {
  const { form, wallet, id } = await signUp(service)
  const { result } = await service.call('member/login', form)
  return { ...form, wallet, id, token: result.token as string }
}
