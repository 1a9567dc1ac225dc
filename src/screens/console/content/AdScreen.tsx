import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { usePages } from '#src/api/usePages.ts'
import { useMay } from '#src/screens/console/roles.ts'
import { Loaded } from '#src/ui/Loaded.tsx'
import { Screen } from '#src/ui/Screen.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Empty, NoPermission } from '#src/ui/State.tsx'
import { AdEditor, NewAd } from './AdEditor.tsx'
import { AdPreview } from './AdPreview.tsx'
import { adFields } from './ad-fields.ts'
import { listPath } from './content-search.ts'

/** One ad, or one that is new. */
export function AdScreen({ id }: { id: string }) {
  const may = useMay('operator/saveAd')
  if (id !== 'new') return <Known id={id} may={may} />
  return (
    <Screen title={<Trans>New ad</Trans>} back={listPath('ads')}>
      {may ? <NewAd /> : <NoPermission />}
    </Screen>
  )
}

/** There are few of them: the one that is opened is found in the list. */
function Known({ id, may }: { id: string; may: boolean }) {
  const { t } = useLingui()
  const { rows, first, error, more, refresh, isValidating } = usePages('operator/ads', {})
  const ad = rows.find((it) => it.id === id)
  const next = ad || isValidating ? null : more
  useEffect(() => next?.(), [next])
  const nowhere = !ad && !more && first !== undefined && !isValidating
  return (
    <Screen
      title={
        <Trans>
          Ad <span translate="no">{id}</span>
        </Trans>
      }
      back={listPath('ads')}
      onRefresh={refresh}
    >
      {nowhere ? (
        <Empty icon="search" title={t`There is no such ad`} />
      ) : (
        <Loaded
          data={ad}
          error={error}
          onRetry={() => void refresh()}
          waiting={<Skeleton height={480} />}
        >
          {(it) =>
            may ? (
              <AdEditor of={it} onStale={() => void refresh()} />
            ) : (
              <AdPreview fields={adFields(it, new Date(it.updatedAt))} />
            )
          }
        </Loaded>
      )}
    </Screen>
  )
}
