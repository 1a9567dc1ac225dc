import { Trans, useLingui } from '@lingui/react/macro'
import { COINS } from '#shared/api/coin.ts'
import { Amount } from '#src/ui/Amount.tsx'
import { Card } from '#src/ui/Card.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { Note } from '#src/ui/Note.tsx'
import { Section } from '#src/ui/Section.tsx'
import { countText } from '#src/words/format.ts'
import { accountName } from './account-words.ts'
import type { Journal } from './JournalScreen.tsx'

type MovedProps = { of: NonNullable<Journal['moved']> }

/** What a journal moved between which accounts, with the sums that have to be zero. */
export function Moved({ of }: MovedProps) {
  const coins = COINS.filter((coin) => of.some((it) => it.coin === coin))
  const sumOf = (coin: string) =>
    of.filter((it) => it.coin === coin).reduce((sum, { amount }) => sum + amount, 0n)
  if (coins.length === 0) return null
  return (
    <Section title={<Trans>What was moved</Trans>}>
      {coins.map((coin) => (
        <Card key={coin}>
          <OfCoin rows={of.filter((it) => it.coin === coin)} sum={sumOf(coin)} />
        </Card>
      ))}
      {coins.every((coin) => sumOf(coin) === 0n) ? (
        <Note kind="green">
          <Trans>All its entries add up to zero.</Trans>
        </Note>
      ) : (
        <Note kind="red">
          <Trans>This does not add up: the sum of its entries is not zero.</Trans>
        </Note>
      )}
    </Section>
  )
}

function OfCoin({ rows, sum }: { rows: MovedProps['of']; sum: bigint }) {
  const { i18n, t } = useLingui()
  return (
    <KeyValue
      rows={[
        ...rows.map(({ account, coin, entries, amount }) => {
          const name = accountName(account, (words) => i18n._(words))
          const count = countText(entries)
          return {
            term: entries === 1 ? name : t`${name}, ${count} entries`,
            children: <Amount of="desk" value={amount} unit={coin} decimals={18} signed />,
          }
        }),
        {
          term: t`Sum`,
          children: <Amount of="desk" value={sum} unit={rows[0]?.coin ?? ''} decimals={18} />,
        },
      ]}
    />
  )
}
