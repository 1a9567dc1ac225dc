import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { arrivedSince, belowZeroOn } from '#shared/arrivedSince.ts'
import { Amount } from '#src/ui/Amount.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { Note } from '#src/ui/Note.tsx'
import { Section } from '#src/ui/Section.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { countText, shareText } from '#src/words/format.ts'
import { dateText } from '#src/words/format-time.ts'
import { type PoolDay, paidOn } from './PoolDayRow.tsx'

type PoolDaySheetProps = {
  day: PoolDay | undefined
  /** The day before it, when it is loaded. */
  before: PoolDay | undefined
  /** There was no day before it. */
  isFirst: boolean
  onClose: () => void
}

/** The arithmetic of one day, to be added up by hand (decisions §4). */
export function PoolDaySheet({ day, onClose, ...rest }: PoolDaySheetProps) {
  const locale = useLocale()
  return (
    <Sheet open={day !== undefined} onClose={onClose} title={day ? dateText(day.day, locale) : ''}>
      {day && <Content day={day} {...rest} />}
    </Sheet>
  )
}

const ALL = 18
const exact = (value: bigint) => <Amount of="record" value={value} unit="BTCW" decimals={ALL} />

function Content({ day, before, isFirst }: Omit<PoolDaySheetProps, 'onClose'> & { day: PoolDay }) {
  const { t } = useLingui()
  return (
    <>
      <Section title={<Trans>In the reward pool at 00:00 UTC</Trans>}>
        <KeyValue rows={useIncoming(day, before, isFirst)} />
      </Section>
      <Section title={<Trans>Shared out</Trans>}>
        <KeyValue
          rows={[
            { term: t`Staking rewards`, children: exact(day.paidStaking) },
            { term: t`Community rewards`, children: exact(day.paidCommunity) },
            { term: t`Mining subsidy`, children: exact(day.paidSubsidy) },
            { term: t`Paid in all`, children: exact(paidOn(day)) },
            { term: t`Share of the revenue`, children: shareText(paidOn(day), day.revenue) },
            { term: t`Carried over to the next day`, children: exact(day.carriedOver) },
          ]}
        />
      </Section>
      <Section title={<Trans>Who it was for</Trans>}>
        <KeyValue
          rows={[
            { term: t`Staked`, children: <Amount of="record" value={day.stakedT} unit="T" /> },
            { term: t`Orders`, children: countText(day.orders) },
          ]}
        />
      </Section>
      <Note>
        <Trans>
          Revenue = what was paid + what is carried over. Only revenue that had arrived on the chain
          is shared out; it can never pay more than there was.
        </Trans>
      </Note>
    </>
  )
}

/** What came new is known only beside the day before, and where it is known how far the pool was below zero on both. */
function useIncoming(day: PoolDay, before: PoolDay | undefined, isFirst: boolean) {
  const { t } = useLingui()
  const left = leftBy(before, isFirst)
  const came = left && arrivedSince(day, left)
  const below = belowZeroOn(day)
  const rows: { term: ReactNode; children: ReactNode }[] = []
  if (left) rows.push({ term: t`Carried over from the day before`, children: exact(left.left) })
  if (left?.below) {
    rows.push({ term: t`Below zero on the day before`, children: exact(-left.below) })
  }
  if (came !== undefined) {
    rows.push({ term: t`Arrived since, less what was taken back`, children: exact(came) })
  }
  if (below) {
    rows.push({ term: t`Balance below zero: nothing to share out`, children: exact(-below) })
  }
  rows.push({ term: t`Revenue`, children: exact(day.revenue) })
  return rows
}

function leftBy(before: PoolDay | undefined, isFirst: boolean) {
  if (before) return { left: before.carriedOver, below: belowZeroOn(before) }
  return isFirst ? { left: 0n, below: 0n } : undefined
}
