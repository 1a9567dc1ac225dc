import { Trans, useLingui } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useCall } from '#src/api/useCall.ts'
import { Article } from '#src/ui/Article.tsx'
import { Gone } from '#src/ui/Gone.tsx'
import { isGone } from '#src/ui/isGone.ts'
import { Loaded } from '#src/ui/Loaded.tsx'
import { Screen } from '#src/ui/Screen.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'

/**
 * What a member agrees to before staking (specification §5), as the operator wrote it; told another key, the article that the
 * operators wrote under it.
 */
export function StakingProtocol() {
  const { key } = useSearch({ from: '/pages/user/article' })
  const { data, error, mutate } = useCall('home/columDetail', { key: key ?? 'protocol' })
  const { t } = useLingui()
  const title = key && (data?.title ?? t`Article`)
  useEffect(() => {
    if (title) document.title = `${title} · Bitwave Farm`
  }, [title])
  return (
    <Screen
      title={key ? <Trans>Article</Trans> : <Trans>Staking protocol</Trans>}
      back={key ? '/pages/home/index' : '/pages/staking/index'}
      narrow
    >
      {!data && isGone(error, 'key') ? (
        <Gone error={error} />
      ) : (
        <Loaded
          data={data}
          error={error}
          onRetry={() => void mutate()}
          waiting={<Skeleton height={420} />}
        >
          {(article) => <Article {...article} />}
        </Loaded>
      )}
    </Screen>
  )
}
