import { Trans, useLingui } from '@lingui/react/macro'
import { ADS_ON_HOME } from '#shared/desk/ads.ts'
import { say } from '#shared/locale.ts'
import { usePages } from '#src/api/usePages.ts'
import { type Column, DataTable } from '#src/screens/console/parts/DataTable.tsx'
import { momentText } from '#src/screens/console/parts/moments.ts'
import { useMay } from '#src/screens/console/roles.ts'
import { Button } from '#src/ui/Button.tsx'
import { Screen } from '#src/ui/Screen.tsx'
import { Empty } from '#src/ui/State.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import type { Ad } from './ad-fields.ts'
import styles from './Content.module.css'
import { useContentSearch } from './content-search.ts'
import { StateBadge } from './StateBadge.tsx'
import { Views } from './Views.tsx'

/** All ads in the order in which Home shows them. */
export function AdList() {
  const { t } = useLingui()
  const locale = useLocale()
  const [, change] = useContentSearch()
  const found = usePages('operator/ads', {})
  const may = useMay('operator/saveAd')
  const columns = useColumns()
  return (
    <Screen
      title={<Trans>Content</Trans>}
      onRefresh={found.refresh}
      actions={
        may && (
          <Button kind="tag" onClick={() => change({ id: 'new' }, { open: true })}>
            <Trans>New ad</Trans>
          </Button>
        )
      }
    >
      <Views />
      <DataTable
        label={t`Ads`}
        found={found}
        keyOf={({ id }: Ad) => id}
        columns={columns}
        card={(ad: Ad) => ({
          lead: <img src={ad.image} alt="" className={styles.thumb} />,
          title: say(ad.title, locale),
          subtitle: <Standing of={ad} />,
        })}
        empty={
          <Empty icon="home" title={t`There is no ad yet`}>
            <Trans>An ad is a picture on Home that leads somewhere.</Trans>
          </Empty>
        }
        onOpen={({ id }) => change({ id }, { open: true })}
      />
    </Screen>
  )
}

function useColumns(): Column<Ad>[] {
  const { t } = useLingui()
  const locale = useLocale()
  return [
    { key: 'title', head: t`Title`, cell: ({ title }) => say(title, locale) },
    {
      key: 'picture',
      head: t`Picture`,
      cell: ({ image }) => <img src={image} alt="" className={styles.thumb} />,
    },
    {
      key: 'link',
      head: t`Leads to`,
      cell: ({ link }) => (link === null ? '–' : <span translate="no">{link}</span>),
    },
    { key: 'place', head: t`Place`, cell: ({ place }) => place, look: 'figure' },
    { key: 'state', head: t`State`, cell: (ad) => <Standing of={ad} /> },
  ]
}

function Standing({ of: { state, from, until } }: { of: Ad }) {
  const locale = useLocale()
  return (
    <span className={styles.standing}>
      <span className={styles.badges}>
        <StateBadge state={state} />
      </span>
      {state === 'crowded' && (
        <small>
          <Trans>Home has place for {ADS_ON_HOME}: those before it are shown</Trans>
        </small>
      )}
      {from && state !== 'draft' && (
        <small>
          <Trans>From {momentText(from, locale)}</Trans>
        </small>
      )}
      {until && state !== 'draft' && (
        <small>
          <Trans>Until {momentText(until, locale)}</Trans>
        </small>
      )}
    </span>
  )
}
