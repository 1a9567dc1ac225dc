import { useLingui } from '@lingui/react/macro'
import { SearchField } from '#src/ui/SearchField.tsx'
import type { useKeywords } from '#src/ui/useKeywords.ts'

/** Finds members by nickname, by how the account begins, and by UID. */
export function TeamSearch({ state }: { state: ReturnType<typeof useKeywords> }) {
  const { t } = useLingui()
  return (
    <SearchField
      state={state}
      label={t`Search in your team`}
      title={t`Nickname, how the account begins, or UID`}
      placeholder={t`Please enter keywords`}
    />
  )
}
