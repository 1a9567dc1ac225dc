import { Trans } from '@lingui/react/macro'
import { Ads } from '#src/ui/Ads.tsx'
import { Section } from '#src/ui/Section.tsx'
import styles from './Content.module.css'
import { type Fields, LANGUAGES } from './texts.ts'

/** An ad as Home shows it, in both languages. It leads nowhere from here. */
export function AdPreview({ fields }: { fields: Fields }) {
  const { image = '' } = fields
  if (image === '') return null
  return (
    <Section title={<Trans>As members see it</Trans>}>
      <div className={styles.languages}>
        {LANGUAGES.map((it) => (
          <div key={it} lang={it === 'en' ? 'en' : 'zh-Hant'}>
            <Ads ads={[{ id: it, image, link: null, title: fields[`title.${it}`] ?? '' }]} />
          </div>
        ))}
      </div>
    </Section>
  )
}
