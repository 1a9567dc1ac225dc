import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
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

/** What came new is known only beside the day before. */
function useIncoming(day: PoolDay, before: PoolDay | undefined, isFirst: boolean) {
  const { t } = useLingui()
  const carried = before?.carriedOver ?? (isFirst ? 0n : undefined)
  const rows: { term: ReactNode; children: ReactNode }[] = []
  if (carried !== undefined) {
    rows.push({ term: t`Carried over from the day before`, children: exact(carried) })
    rows.push({
      term: t`Arrived since, less what was taken back`,
      children: exact(day.revenue - carried),
    })
  }
  rows.push({ term: t`Revenue`, children: exact(day.revenue) })
  return rows
}
