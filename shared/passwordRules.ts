import { limits } from './limits.ts'

/**
 * The rules for a new password (specification §5, decisions §8), each by itself. `min` is how many characters a service wants
 * at least: `PASSWORD_MIN`, told by `home/parameters`.
 */
export const passwordRules = {
  length: (password: string, min: number = limits.passwordMin) => {
    // As people count them.
    const { length } = [...password]
    return length >= min && length <= limits.passwordMax
  },
  letter: (password: string) => /\p{L}/u.test(password),
  digit: (password: string) => /\d/.test(password),
} as const

/** Whether a new password keeps all of them. */
export const isNewPassword = (password: string, min: number = limits.passwordMin) =>
  Object.values(passwordRules).every((rule) => rule(password, min))
