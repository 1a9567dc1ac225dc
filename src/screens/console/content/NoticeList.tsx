import { Trans, useLingui } from '@lingui/react/macro'
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
import { NoticeBadges } from './NoticeBadges.tsx'
import { Views } from './Views.tsx'

type Line = DeskResult<'operator/notices'>['list'][number]

/** All notices: drafts, what is to come, then the newest; those that were taken back among them. */
export function NoticeList() {
  const { t } = useLingui()
  const [, change] = useContentSearch()
  const locale = useLocale()
  const found = usePages('operator/notices', {})
  const may = useMay('operator/saveNotice')
  const begin = () => change({ id: 'new' }, { open: true })
  return (
    <Screen
      title={<Trans>Content</Trans>}
      onRefresh={found.refresh}
      actions={
        may && (
          <Button kind="tag" onClick={begin}>
            <Trans>New notice</Trans>
          </Button>
        )
      }
    >
      <Views />
      <DataTable
        label={t`Notices`}
        found={found}
        keyOf={(it: Line) => it.id}
        columns={useColumns()}
        card={(it: Line) => ({
          title: say(it.title, locale),
          subtitle: <Standing of={it} />,
        })}
        empty={<Empty icon="bell" title={t`No notice was written yet`} />}
        onOpen={({ id }) => change({ id }, { open: true })}
      />
    </Screen>
  )
}

function useColumns(): Column<Line>[] {
  const { t } = useLingui()
  const locale = useLocale()
  return [
    { key: 'title', head: t`Title`, cell: ({ title }) => say(title, locale) },
    { key: 'state', head: t`State`, cell: (it) => <NoticeBadges of={it} /> },
    { key: 'at', head: t`When`, cell: (it) => <When of={it} />, look: 'tight' },
  ]
}

const Standing = ({ of }: { of: Line }) => (
  <span className={styles.standing}>
    <NoticeBadges of={of} />
    {momentOf(of) !== null && (
      <small>
        <When of={of} />
      </small>
    )}
  </span>
)

/** Since when it is out or was taken back, or from when it will be out. */
const momentOf = ({ state, publishedAt, withdrawnAt }: Line) =>
  state === 'withdrawn' ? withdrawnAt : publishedAt

function When({ of }: { of: Line }) {
  const locale = useLocale()
  const at = momentOf(of)
  return at === null ? '–' : momentText(at, locale)
}
