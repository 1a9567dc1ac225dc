import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { IconName } from '#src/ui/iconPaths.ts'
import type { ProfileStep } from './profile-steps.ts'

type Said = { icon: IconName; title: MessageDescriptor; why: MessageDescriptor }

/** What each step is, and what it is good for. */
export const stepWords: Record<ProfileStep, Said> = {
  picture: {
    icon: 'camera',
    title: msg`Add a picture`,
    why: msg`Your team recognises you by it.`,
  },
  email: {
    icon: 'mail',
    title: msg`Confirm your email`,
    why: msg`Only a confirmed one can set a new password.`,
  },
  address: {
    icon: 'wallet',
    title: msg`Prove your wallet address`,
    why: msg`So that what you pay from it is yours.`,
  },
  password: {
    icon: 'lock',
    title: msg`Set a password`,
    why: msg`To sign in where your wallet is not.`,
  },
  pledge: {
    icon: 'stake',
    title: msg`Make your first pledge`,
    why: msg`It activates your account.`,
  },
}
