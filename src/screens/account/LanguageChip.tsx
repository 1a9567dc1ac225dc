import { useLingui } from '@lingui/react/macro'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { languageNames } from '#src/words/languageNames.ts'

/** The language in use, by its own name: the way to another one. */
export function LanguageChip() {
  const { t } = useLingui()
  const name = languageNames[useLocale()]
  return (
    <ButtonLink kind="chip" to="/pages/locale/index" aria-label={t`Language: ${name}`}>
      {name}
    </ButtonLink>
  )
}
