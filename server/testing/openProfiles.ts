import sharp from 'sharp'
import { mailedCode } from './mailedCode.ts'
import { openService } from './openService.ts'
import { newcomer, signUpAndIn } from './signUp.ts'
import { uploadTo } from './uploadTo.ts'

/** A service, whose members change their profiles. */
export async function openProfiles() {
  const service = await openService()
  const member = () => signUpAndIn(service)
  const modify = (token: string, body: object) =>
    service.call('member/modifyUserInfo', body, { token })
  /** A mail address that nobody has. */
  const free = () => newcomer(service).form.email
  /** An address with the code that was mailed to it for this member, and the member's password. */
  const mailFor = async (token: string, email = free()) => {
    await service.call('member/sendEmailCode', { email }, { token })
    return { email, code: await mailedCode(service, email), password: 'heron-lake-42' }
  }
  /** Where the picture is that this member has uploaded. */
  const uploaded = async (token: string, background = 'red') => {
    const create = { width: 9, height: 9, channels: 3, background } as const
    const file = await sharp({ create }).png().toBuffer()
    return (await uploadTo(service, file, { token })).result.url
  }
  /** Limits are a matter of other tests. */
  const unlimited = () => service.db.inTx((tx) => tx`delete from bucket`)
  return { ...service, member, modify, free, mailFor, uploaded, unlimited }
}

export type Profiles = Awaited<ReturnType<typeof openProfiles>>
