import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import styles from './SignIn.module.css'

/** The language in use, by its own name: the way to another one. */
export function LanguageChip() {
  const { i18n, t } = useLingui()
  const name = i18n.locale === 'en' ? 'English' : '繁體中文'
  return (
    <Link to="/pages/locale/index" className={styles.language} aria-label={t`Language: ${name}`}>
      {name}
    </Link>
  )
}
