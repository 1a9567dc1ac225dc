import { Trans, useLingui } from '@lingui/react/macro'
import type { DeskResult } from '#shared/desk/index.ts'
import { owedIn } from '#shared/owedIn.ts'
import { Amount } from '#src/ui/Amount.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Columns, Stack } from '#src/ui/Columns.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { Note } from '#src/ui/Note.tsx'
import { Section } from '#src/ui/Section.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { countText } from '#src/words/format.ts'
import { dateTimeText } from '#src/words/format-time.ts'
import { stopText } from '#src/words/stopText.ts'
import { Coverage } from './Coverage.tsx'
import { type CoinSolvency, missingOf } from './solvency.ts'

type Stopped = NonNullable<DeskResult<'operator/solvency'>['stopped']>

type SolvencyNowProps = { coins: readonly CoinSolvency[] | null; stopped: Stopped | null }

/** What is owed and held of each coin, and in words whether that adds up; and that payouts are stopped, whatever it says. */
export function SolvencyNow({ coins, stopped }: SolvencyNowProps) {
  if (!coins) {
    return (
      <>
        {stopped && <Stop of={stopped} />}
        <Note kind="amber">
          <Trans>
            The chain cannot be asked now: what is held is not known. Owed is in the books.
          </Trans>
        </Note>
      </>
    )
  }
  return (
    <>
      <div role="status">
        <Stack>
          {stopped && <Stop of={stopped} />}
          <Verdict coins={coins} well={!stopped} />
        </Stack>
      </div>
      <Columns>
        {coins.map((coin) => (
          <OfCoin key={coin.coin} coin={coin} />
        ))}
      </Columns>
    </>
  )
}

/** The figures may agree again, or never have disagreed: what stopped payouts is looked at by a person. */
function Stop({ of }: { of: Stopped }) {
  const locale = useLocale()
  const [since, why] = [dateTimeText(of.since, locale), stopText(of, locale)]
  return (
    <Note kind="red">
      <Trans>
        Payouts have been stopped since {since}: {why}
      </Trans>
    </Note>
  )
}

/** Whether it adds up, in words. */
function Verdict({ coins, well }: { coins: readonly CoinSolvency[]; well: boolean }) {
  const short = coins.filter((coin) => missingOf(coin) > 0n)
  if (short.length === 0) {
    return (
      <Note kind={well ? 'green' : 'info'}>
        <Trans>The pool holds at least what is owed, of both coins.</Trans>
      </Note>
    )
  }
  return short.map((coin) => (
    <Note key={coin.coin} kind="red">
      <Trans>
        This does not add up: the pool holds{' '}
        <Amount of="desk" value={missingOf(coin)} unit={coin.coin} decimals={18} /> less than is
        owed.
      </Trans>
    </Note>
  ))
}

function OfCoin({ coin }: { coin: CoinSolvency }) {
  const { t } = useLingui()
  const locale = useLocale()
  const amount = (value: bigint) => (
    <Amount of="desk" value={value} unit={coin.coin} decimals={18} />
  )
  return (
    <Section title={coin.coin} action={<Coverage of={coin} />}>
      <Card>
        <KeyValue
          rows={[
            { term: t`Held on the chain`, children: amount(coin.onChain) },
            { term: t`Owed in all`, children: amount(owedIn(coin)) },
            { term: t`Members’ balances`, children: amount(coin.members) },
            { term: t`Reward pool`, children: amount(coin.rewardPool) },
            { term: t`Activity budget`, children: amount(coin.activity) },
            { term: t`Unclaimed`, children: amount(coin.unclaimed) },
            ...(coin.short
              ? [{ term: t`Below zero, not taken off`, children: amount(coin.short) }]
              : []),
            { term: t`Fees, not owed`, children: amount(coin.fees) },
            { term: t`Block`, children: countText(coin.block) },
            { term: t`As of`, children: dateTimeText(coin.asOf, locale) },
          ]}
        />
      </Card>
    </Section>
  )
}
