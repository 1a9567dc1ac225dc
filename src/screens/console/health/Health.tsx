import { Trans } from '@lingui/react/macro'
import { refresh } from '#src/api/refresh.ts'
import { useCall } from '#src/api/useCall.ts'
import { PayoutsStopped } from '#src/screens/console/payouts/PayoutsStopped.tsx'
import { Columns, Stack } from '#src/ui/Columns.tsx'
import { Loaded } from '#src/ui/Loaded.tsx'
import { Screen } from '#src/ui/Screen.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Figures } from './Figures.tsx'
import { Pauses } from './Pauses.tsx'
import { Signs } from './Signs.tsx'

/** How often it is looked how the farm goes, milliseconds. */
const EVERY = 15_000

/** How the farm goes, what is wrong with it, and what operators have paused. */
export function Health() {
  const { data, error, mutate } = useCall('operator/health', {}, { every: EVERY })
  return (
    <Screen title={<Trans>Health</Trans>} onRefresh={() => refresh(...SHOWN)}>
      <PayoutsStopped />
      <Columns>
        <Stack>
          <Loaded
            data={data}
            error={error}
            onRetry={() => mutate()}
            waiting={<Skeleton rows={8} />}
          >
            {(health) => <Signs health={health} />}
          </Loaded>
        </Stack>
        <Stack>
          <Pauses />
          {data && <Figures health={data} />}
        </Stack>
      </Columns>
    </Screen>
  )
}

const SHOWN = ['operator/health', 'operator/pauses', 'operator/payouts'] as const
