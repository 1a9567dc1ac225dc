import { Trans } from '@lingui/react/macro'
import { fieldName } from '#shared/problems.ts'
import { Note } from '#src/ui/Note.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { type Fields, missingIn } from './texts.ts'

/** Which parts nobody has written yet, such as a translation; nothing while nothing was begun. */
export function Missing({ fields, names }: { fields: Fields; names: readonly string[] }) {
  const locale = useLocale()
  const missing = missingIn(fields, names)
  if (missing.length === 0 || missing.length === names.length) return null
  const list = new Intl.ListFormat(locale === 'en' ? 'en-GB' : 'zh-Hant')
  const said = list.format(missing.map((it) => fieldName(it, locale)))
  return (
    <Note kind="amber">
      <Trans>Still missing: {said}. Members read either language, so both are wanted.</Trans>
    </Note>
  )
}
