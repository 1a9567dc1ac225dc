import { expect, test } from 'vitest'
import { stepsLeft } from './profile-steps.ts'

const complete = {
  avatar: '/avatars/a.webp',
  emailTrusted: true,
  accountProved: true,
  accountSigned: true,
  hasPassword: true,
  activated: true,
}

test('a complete profile has nothing left', () => {
  expect(stepsLeft(complete)).toEqual([])
})

test('a fresh account has every step left, the address first and the picture last', () => {
  const fresh = {
    avatar: null,
    emailTrusted: false,
    accountProved: false,
    hasPassword: false,
    activated: false,
  }
  expect(stepsLeft(fresh)).toEqual(['address', 'email', 'password', 'pledge', 'picture'])
})

test('a wallet that took its account over has the mail to confirm and a password to set', () => {
  expect(stepsLeft({ ...complete, emailTrusted: false, hasPassword: false })).toEqual([
    'email',
    'password',
  ])
})

test('an address that a payment alone has proved is still to be signed for', () => {
  expect(stepsLeft({ ...complete, accountSigned: false })).toEqual(['address'])
})
