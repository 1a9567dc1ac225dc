import { Plural, Trans } from '@lingui/react/macro'
import type { Result } from '#shared/api/index.ts'
import { amountAtEnd } from '#src/ui/amountAtEnd.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { ListRow } from '#src/ui/ListRow.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { useNow } from '#src/ui/useNow.ts'
import { amountText, countText } from '#src/words/format.ts'
import { dayText } from '#src/words/format-time.ts'

export type PoolDay = Result<'asset/miningFlowRecord'>['list'][number]

const MINUTE = 60_000

/** What a day paid to members, base units. */
export const paidOn = ({ paidStaking, paidCommunity, paidSubsidy }: PoolDay): bigint =>
  paidStaking + paidCommunity + paidSubsidy

/** One day of the pool: what was there at its midnight and what was paid out of it. */
export function PoolDayRow({ day, onClick }: { day: PoolDay; onClick: () => void }) {
  const locale = useLocale()
  const shown = countText(day.orders)
  const now = useNow(MINUTE)
  return (
    <ListRow
      onClick={onClick}
      icon="pick"
      tone="green"
      title={dayText(day.day, now, locale)}
      subtitle={
        <Facts>
          <Trans>Paid {amountText(paidOn(day), { fixed: true })}</Trans>
          {`${amountText(day.stakedT, { decimals: 0 })} T`}
          <Plural value={day.orders} one={`${shown} order`} other={`${shown} orders`} />
        </Facts>
      }
      {...amountAtEnd({ value: day.revenue, coin: 'BTCW' })}
    />
  )
}
