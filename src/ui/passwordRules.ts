import { limits } from '#shared/limits.ts'

/** The rules for a new password (specification §5, decisions §8), each by itself; all of them are `Password` of shared/rules.ts. */
export const passwordRules = {
  length: (password: string) =>
    password.length >= limits.passwordMin && password.length <= limits.passwordMax,
  letter: (password: string) => /\p{L}/u.test(password),
  digit: (password: string) => /\d/.test(password),
} as const
