import { useLingui } from '@lingui/react/macro'
import type { DeskResult } from '#shared/desk/index.ts'
import { Refused } from '#src/api/Refused.ts'
import { useCall } from '#src/api/useCall.ts'
import { useMay } from '#src/screens/console/roles.ts'
import { Article } from '#src/ui/Article.tsx'
import { Loaded } from '#src/ui/Loaded.tsx'
import { Screen } from '#src/ui/Screen.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { ArticleEditor } from './ArticleEditor.tsx'
import { ArticleStanding } from './ArticleStanding.tsx'
import { listPath } from './content-search.ts'
import { Reading } from './Reading.tsx'

export type ArticleRecord = DeskResult<'operator/article'>

/** One article: what members read, and the version that is written on. A key that there is not yet begins one. */
export function ArticleScreen({ of: key }: { of: string }) {
  const { t } = useLingui()
  const may = useMay('operator/saveArticle')
  const { data, error, mutate } = useCall('operator/article', { key })
  const isNew = may && error instanceof Refused && error.field === 'key'
  const article = data ?? (isNew ? { key, out: null, pending: null } : undefined)
  return (
    <Screen title={t`Article “${key}”`} back={listPath('articles')} onRefresh={() => mutate()}>
      <Loaded
        data={article}
        error={error}
        onRetry={() => mutate()}
        waiting={<Skeleton height={480} />}
      >
        {(it) =>
          may ? (
            <ArticleEditor of={it} onStale={() => void mutate()} />
          ) : (
            <>
              <ArticleStanding of={it} />
              <ReadOnly of={it} />
            </>
          )
        }
      </Loaded>
    </Screen>
  )
}

function ReadOnly({ of: { out, pending } }: { of: ArticleRecord }) {
  const written = pending ?? out
  if (!written) return null
  const updatedAt = pending?.updatedAt ?? out?.since ?? ''
  return <Reading of={written}>{(text) => <Article {...text} updatedAt={updatedAt} />}</Reading>
}
