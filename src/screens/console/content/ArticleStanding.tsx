import { useLingui } from '@lingui/react/macro'
import { momentText } from '#src/screens/console/parts/moments.ts'
import { useMay } from '#src/screens/console/roles.ts'
import { Card } from '#src/ui/Card.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import type { ArticleRecord } from './ArticleScreen.tsx'
import styles from './Content.module.css'
import { StateBadge } from './StateBadge.tsx'

/** What members read of an article, what is to come, and the way to what it was before. */
export function ArticleStanding({ of }: { of: ArticleRecord }) {
  const { t } = useLingui()
  const locale = useLocale()
  const seesLog = useMay('operator/log')
  const { key, out, pending } = of
  if (!out && !pending) return null
  const address = `${location.origin}/#/pages/user/article?key=${key}`
  const read = (
    <TextLink to="/pages/user/article" search={{ key }}>
      <span translate="no">{address}</span>
    </TextLink>
  )
  const line = (term: string, at: string | null | undefined) =>
    at ? [{ term, children: momentText(at, locale) }] : []
  return (
    <Card of={of}>
      <span className={styles.badges}>
        {out && <StateBadge state="out" />}
        {pending && <StateBadge state={pending.at === null ? 'draft' : 'coming'} />}
      </span>
      <KeyValue
        rows={[
          ...line(t`Members read the version of`, out?.since),
          ...(out ? [{ term: t`Where anybody can read it`, children: read }] : []),
          ...line(t`The next one comes out`, pending?.at),
          ...line(t`The next one was saved last`, pending?.updatedAt),
        ]}
      />
      {seesLog && (
        <TextLink
          to="/pages/console/$"
          params={{ _splat: 'log' }}
          search={{ subject: `article ${key}` }}
        >
          {t`Earlier versions, in the log`}
        </TextLink>
      )}
    </Card>
  )
}
