import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { DeskResult } from '#shared/desk/index.ts'
import { say } from '#shared/locale.ts'
import { usePages } from '#src/api/usePages.ts'
import { type Column, DataTable } from '#src/screens/console/parts/DataTable.tsx'
import { momentText } from '#src/screens/console/parts/moments.ts'
import { useMay } from '#src/screens/console/roles.ts'
import { Button } from '#src/ui/Button.tsx'
import { Screen } from '#src/ui/Screen.tsx'
import { Empty } from '#src/ui/State.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import styles from './Content.module.css'
import { useContentSearch } from './content-search.ts'
import { NewArticle } from './NewArticle.tsx'
import { StateBadge } from './StateBadge.tsx'
import { Views } from './Views.tsx'

type Line = DeskResult<'operator/articles'>['list'][number]

/** All articles: what members read of each, and what is to come. */
export function ArticleList() {
  const { t } = useLingui()
  const [, change] = useContentSearch()
  const found = usePages('operator/articles', {})
  const may = useMay('operator/saveArticle')
  const [begun, begin] = useState(false)
  const open = (key: string) => change({ key }, { open: true })
  const columns = useColumns()
  return (
    <Screen
      title={<Trans>Content</Trans>}
      onRefresh={found.refresh}
      actions={
        may && (
          <Button kind="tag" onClick={() => begin(true)}>
            <Trans>New article</Trans>
          </Button>
        )
      }
    >
      <Views />
      <DataTable
        label={t`Articles`}
        found={found}
        keyOf={({ key }: Line) => key}
        columns={columns}
        card={(it: Line) => ({
          title: <Title of={it} />,
          subtitle: (
            <span className={styles.standing}>
              <span translate="no">{it.key}</span>
              <Standing of={it} />
            </span>
          ),
        })}
        empty={<Empty icon="receipt" title={t`No article was written yet`} />}
        onOpen={({ key }) => open(key)}
      />
      <NewArticle open={begun} onClose={() => begin(false)} onKey={open} />
    </Screen>
  )
}

function useColumns(): Column<Line>[] {
  const { t } = useLingui()
  return [
    { key: 'title', head: t`Title`, cell: (it) => <Title of={it} /> },
    { key: 'key', head: t`Key`, cell: ({ key }) => <span translate="no">{key}</span> },
    { key: 'state', head: t`State`, cell: (it) => <Standing of={it} /> },
  ]
}

function Title({ of: { out, pending } }: { of: Line }) {
  const locale = useLocale()
  const title = (out ?? pending)?.title
  return title && say(title, locale)
}

function Standing({ of: { out, pending } }: { of: Line }) {
  const locale = useLocale()
  return (
    <span className={styles.standing}>
      <span className={styles.badges}>
        {out && <StateBadge state="out" />}
        {pending && <StateBadge state={pending.at === null ? 'draft' : 'coming'} />}
      </span>
      {out && (
        <small>
          <Trans>Out since {momentText(out.since, locale)}</Trans>
        </small>
      )}
      {pending?.at && (
        <small>
          <Trans>The next one comes out {momentText(pending.at, locale)}</Trans>
        </small>
      )}
    </span>
  )
}
