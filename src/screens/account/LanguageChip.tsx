import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useLocale } from '#src/ui/useLocale.ts'
import { languageNames } from '#src/words/languageNames.ts'
import styles from './SignIn.module.css'

/** The language in use, by its own name: the way to another one. */
export function LanguageChip() {
  const { t } = useLingui()
  const name = languageNames[useLocale()]
  return (
    <Link to="/pages/locale/index" className={styles.language} aria-label={t`Language: ${name}`}>
      {name}
    </Link>
  )
}
