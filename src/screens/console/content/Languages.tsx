import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useWide } from '#src/screens/console/parts/useWide.ts'
import { Segment } from '#src/ui/Segment.tsx'
import styles from './Content.module.css'
import { LANGUAGES, type Language } from './texts.ts'

type LanguagesProps = {
  /** The one that is shown where there is no room for both. */
  shown: Language
  onShown: (language: Language) => void
  /** What stands in each. */
  children: (language: Language) => ReactNode
}

/** English and Chinese: side by side on a desk, one behind the other on a phone. */
export function Languages({ shown, onShown, children }: LanguagesProps) {
  const { t } = useLingui()
  const wide = useWide()
  return (
    <>
      {!wide && (
        <Segment
          label={t`Language`}
          value={shown}
          onValue={onShown}
          options={[
            { value: 'en', label: 'English' },
            { value: 'zh', label: '繁體中文' },
          ]}
        />
      )}
      <div className={styles.languages}>
        {LANGUAGES.map((language) => (
          <section
            key={language}
            className={styles.language}
            hidden={!wide && language !== shown}
            aria-label={language === 'en' ? 'English' : '繁體中文'}
          >
            {children(language)}
          </section>
        ))}
      </div>
    </>
  )
}
