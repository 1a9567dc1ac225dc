import { Trans, useLingui } from '@lingui/react/macro'
import { useMay } from '#src/screens/console/roles.ts'
import { Loaded } from '#src/ui/Loaded.tsx'
import { Screen } from '#src/ui/Screen.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Empty, NoPermission } from '#src/ui/State.tsx'
import type { Read } from './Parameters.tsx'
import { SetForm } from './SetForm.tsx'
import { useSaying } from './useSaying.ts'

/** A new version of a parameter: what is typed, from when, and why. */
export function SetScreen({ name, read }: { name: string; read: Read }) {
  const { t } = useLingui()
  const say = useSaying()
  const may = useMay('operator/setParameter')
  const { data, error, mutate } = read
  return (
    <Screen title={<Trans>Set anew: {say.name(name)}</Trans>} back="/pages/console/parameters">
      {!may && <NoPermission />}
      {may && (
        <Loaded
          data={data}
          error={error}
          onRetry={() => mutate()}
          waiting={<Skeleton height={480} />}
        >
          {({ list }) => {
            const standing = list.find((it) => it.name === name)
            if (!standing) return <Empty icon="search" title={t`There is no such parameter`} />
            return <SetForm standing={standing} onAgain={() => mutate()} />
          }}
        </Loaded>
      )}
    </Screen>
  )
}
