import { Refusal } from '#server/db/Refusal.ts'
import { passwordRules } from '#shared/passwordRules.ts'
import { isCommonPassword } from './isCommonPassword.ts'
import { spelled } from './passwords.ts'

/** What a new password must be beyond the contract's rule. Refuses `passwordShort` and `commonPassword`. */
export function checkPassword(password: string, min: number): void {
  if (!passwordRules.length(password, min)) {
    throw new Refusal('passwordShort', { values: { min: String(min) }, field: 'password' })
  }
  // As it is kept: the same one in wide letters is no other.
  if (isCommonPassword(spelled(password)))
    throw new Refusal('commonPassword', { field: 'password' })
}
