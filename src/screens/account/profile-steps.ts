import type { Result } from '#shared/api/index.ts'

/** What a profile is complete with, in the order in which it is of use. */
export const PROFILE_STEPS = ['picture', 'email', 'address', 'password', 'pledge'] as const

export type ProfileStep = (typeof PROFILE_STEPS)[number]

type Profile = Pick<
  Result<'member/userInfo'>,
  'avatar' | 'emailTrusted' | 'accountProved' | 'hasPassword' | 'activated'
>

/** What is not done yet. */
export function stepsLeft(user: Profile): ProfileStep[] {
  const done: Record<ProfileStep, boolean> = {
    picture: user.avatar !== null,
    email: user.emailTrusted,
    address: user.accountProved,
    password: user.hasPassword,
    pledge: user.activated,
  }
  return PROFILE_STEPS.filter((step) => !done[step])
}
