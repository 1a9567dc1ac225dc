import { useLingui } from '@lingui/react/macro'
import type { Problem } from '#shared/problems.ts'

/** Specification §5: the two fields of `NewPassword` must match. */
export function useSamePasswords() {
  const { t } = useLingui()
  return (values: Record<string, FormDataEntryValue>): Problem[] =>
    values['password'] === values['confirmPassword']
      ? []
      : [{ field: 'confirmPassword', message: t`two passwords do not match` }]
}
