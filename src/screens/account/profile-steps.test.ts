import { expect, test } from 'vitest'
import { PROFILE_STEPS, stepsLeft } from './profile-steps.ts'

const complete = {
  avatar: '/avatars/a.webp',
  emailTrusted: true,
  accountProved: true,
  hasPassword: true,
  activated: true,
}

test('a complete profile has nothing left', () => {
  expect(stepsLeft(complete)).toEqual([])
})

test('a fresh account has every step left, the picture first', () => {
  const fresh = {
    avatar: null,
    emailTrusted: false,
    accountProved: false,
    hasPassword: false,
    activated: false,
  }
  expect(stepsLeft(fresh)).toEqual([...PROFILE_STEPS])
})

test('a wallet that took its account over has the mail to confirm and a password to set', () => {
  expect(stepsLeft({ ...complete, emailTrusted: false, hasPassword: false })).toEqual([
    'email',
    'password',
  ])
})
