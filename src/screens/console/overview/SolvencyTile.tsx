import { Trans, useLingui } from '@lingui/react/macro'
import { owedIn } from '#shared/owedIn.ts'
import { useCall } from '#src/api/useCall.ts'
import { Coverage } from '#src/screens/console/figures/Coverage.tsx'
import { missingOf } from '#src/screens/console/figures/solvency.ts'
import { SeeAll } from '#src/screens/console/parts/SeeAll.tsx'
import { Amount } from '#src/ui/Amount.tsx'
import { Card } from '#src/ui/Card.tsx'
import { ListRow } from '#src/ui/ListRow.tsx'
import { Loaded } from '#src/ui/Loaded.tsx'
import { Section } from '#src/ui/Section.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'

/** How often it is looked whether the pool holds what is owed, milliseconds. */
const EVERY = 60_000

/** Whether the pool holds what is owed of each coin, now. */
export function SolvencyTile() {
  const { t } = useLingui()
  const { data, error, mutate } = useCall('operator/solvency', { limit: 1 }, { every: EVERY })
  return (
    <Section title={<Trans>Solvency now</Trans>} action={<SeeAll section="figures" />}>
      <Loaded data={data} error={error} onRetry={() => mutate()} waiting={<Skeleton rows={2} />}>
        {({ now }) => (
          <Card look="list">
            {now === null && (
              <ListRow icon="warning" tone="amber" title={t`The chain cannot be asked now`} />
            )}
            {now?.map((coin) => (
              <ListRow
                key={coin.coin}
                icon="coin"
                tone={missingOf(coin) > 0n ? 'red' : 'green'}
                title={coin.coin}
                subtitle={
                  <Trans>
                    <Amount of="desk" value={owedIn(coin)} /> owed
                  </Trans>
                }
                value={<Amount of="desk" value={coin.onChain} />}
                note={<Coverage of={coin} />}
              />
            ))}
          </Card>
        )}
      </Loaded>
    </Section>
  )
}
