import { useLingui } from '@lingui/react/macro'
import { isNewPassword } from '#shared/passwordRules.ts'
import { type Problem, problemWords } from '#shared/problems.ts'
import { useLocale } from './useLocale.ts'

/**
 * What a form with a `NewPassword` checks beyond the schema of its call: the service may want more characters, and the two
 * fields must match (specification §5).
 */
export function useNewPassword(min: number) {
  const { t } = useLingui()
  const locale = useLocale()
  return ({ password, confirmPassword }: Record<string, FormDataEntryValue>): Problem[] => [
    ...(password && !isNewPassword(String(password), min)
      ? [{ field: 'password', message: problemWords('password', locale, min) }]
      : []),
    ...(password === confirmPassword
      ? []
      : [{ field: 'confirmPassword', message: t`two passwords do not match` }]),
  ]
}
