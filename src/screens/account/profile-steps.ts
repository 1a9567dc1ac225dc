import type { Result } from '#shared/api/index.ts'
import { isSigned } from './isSigned.ts'

/** What a profile is complete with: first what money goes by, last what is only seen. */
export const PROFILE_STEPS = ['address', 'email', 'password', 'pledge', 'picture'] as const

export type ProfileStep = (typeof PROFILE_STEPS)[number]

type Profile = Pick<
  Result<'member/userInfo'>,
  'avatar' | 'emailTrusted' | 'accountProved' | 'accountSigned' | 'hasPassword' | 'activated'
>

/** What is not done yet. */
export function stepsLeft(user: Profile): ProfileStep[] {
  const done: Record<ProfileStep, boolean> = {
    picture: user.avatar !== null,
    email: user.emailTrusted,
    address: isSigned(user),
    password: user.hasPassword,
    pledge: user.activated,
  }
  return PROFILE_STEPS.filter((step) => !done[step])
}
