import { Trans } from '@lingui/react/macro'
import { useCall } from '#src/api/useCall.ts'
import { Columns, Stack } from '#src/ui/Columns.tsx'
import { Loaded } from '#src/ui/Loaded.tsx'
import { Note } from '#src/ui/Note.tsx'
import { Screen } from '#src/ui/Screen.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { dateText } from '#src/words/format-time.ts'
import { DayLines } from './DayLines.tsx'
import { DayPlans } from './DayPlans.tsx'
import { DayShares } from './DayShares.tsx'
import { DaySources } from './DaySources.tsx'

/** While it is being paid, a day is asked for this often, milliseconds. */
const EVERY = 3_000

/** One day: what there was, how it was shared to the last unit, and each line of it. */
export function DayScreen({ day }: { day: string }) {
  const locale = useLocale()
  const { data, error, mutate } = useCall('operator/day', { day }, { every: EVERY })
  return (
    <Screen
      title={dateText(day, locale)}
      back="/pages/console/figures?view=days"
      onRefresh={() => mutate()}
    >
      <Loaded
        data={data}
        error={error}
        onRetry={() => mutate()}
        waiting={<Skeleton height={480} />}
      >
        {(it) => (
          <>
            {it.finishedAt === null && (
              <Note kind="amber">
                <Trans>This day is being paid: its figures still grow.</Trans>
              </Note>
            )}
            <Columns>
              <Stack>
                <DaySources day={it} />
                <DayPlans day={it} />
              </Stack>
              <DayShares day={it} />
            </Columns>
            <DayLines day={it} />
          </>
        )}
      </Loaded>
    </Screen>
  )
}
