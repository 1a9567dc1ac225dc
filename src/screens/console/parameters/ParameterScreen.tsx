import { Trans, useLingui } from '@lingui/react/macro'
import { useSectionSearch } from '#src/screens/console/parts/useSectionSearch.ts'
import { useMay } from '#src/screens/console/roles.ts'
import { Button } from '#src/ui/Button.tsx'
import { Columns, Stack } from '#src/ui/Columns.tsx'
import { Loaded } from '#src/ui/Loaded.tsx'
import { Screen } from '#src/ui/Screen.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Empty } from '#src/ui/State.tsx'
import { Coming } from './Coming.tsx'
import { History } from './History.tsx'
import { Holds } from './Holds.tsx'
import type { Read } from './Parameters.tsx'
import { parameterWords } from './parameter-words.ts'
import { parameterShape } from './standing.ts'
import { useSaying } from './useSaying.ts'

/** One parameter: what holds, what is to come, and every version there was. */
export function ParameterScreen({ name, read }: { name: string; read: Read }) {
  const { t } = useLingui()
  const say = useSaying()
  const [, change] = useSectionSearch(parameterShape)
  const may = useMay('operator/setParameter') && Object.hasOwn(parameterWords, name)
  const { data, error, mutate } = read
  return (
    <Screen
      title={say.name(name)}
      back="/pages/console/parameters"
      onRefresh={() => mutate()}
      actions={
        may && (
          <Button kind="tag" onClick={() => change({ set: 'anew' }, { open: true })}>
            <Trans>Set anew</Trans>
          </Button>
        )
      }
    >
      <Loaded
        data={data}
        error={error}
        onRetry={() => mutate()}
        waiting={<Skeleton height={480} />}
      >
        {({ list }) => {
          const standing = list.find((it) => it.name === name)
          if (!standing) return <Empty icon="search" title={t`There is no such parameter`} />
          return (
            <Columns>
              <Stack>
                <Holds of={standing} />
              </Stack>
              <Stack>
                <Coming versions={standing.coming} />
                <History name={name} />
              </Stack>
            </Columns>
          )
        }}
      </Loaded>
    </Screen>
  )
}
