import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Address } from '#src/ui/Address.tsx'
import { Amount } from '#src/ui/Amount.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Figure } from '#src/ui/Figure.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { Note } from '#src/ui/Note.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { countText } from '#src/words/format.ts'
import { stopText } from '#src/words/stopText.ts'
import { type PayerState, payerLevel } from './payerLevel.ts'

/** What the wallet that pays now holds, and for how long. */
export function PayerWallet({ of }: { of: PayerState }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { wallets, books, estimated } = of
  const [first] = wallets
  if (!first) return null
  return (
    <>
      <Card>
        {first.held === null ? (
          <Trans>The chain cannot be asked now what it holds.</Trans>
        ) : (
          <Figure of="desk" label={t`It holds on the chain`} value={first.held} unit="BTCW" />
        )}
        <KeyValue
          rows={[
            { term: t`Address`, children: <Address value={first.address} whole /> },
            { term: t`Enough for`, children: <Lasts of={estimated} /> },
            {
              term: t`Gas of a payment, on average`,
              children: estimated ? (
                <Amount of="desk" value={estimated.cost} unit="BTCW" decimals={18} />
              ) : (
                '–'
              ),
            },
            {
              term: wallets.length > 1 ? t`All wallets, in the books` : t`In the books`,
              children: <Amount of="desk" value={books} unit="BTCW" decimals={18} />,
            },
          ]}
        />
      </Card>
      {first.missing === null ? (
        <Low of={of} />
      ) : (
        <Note kind="red">
          {stopText({ what: 'wallet', coin: 'BTCW', missing: first.missing }, locale)}
        </Note>
      )}
    </>
  )
}

/** An estimate, by what the gas of the last payments cost. */
function Lasts({ of }: { of: PayerState['estimated'] }) {
  const { t } = useLingui()
  if (of === null) return t`Nothing was paid yet`
  const count = countText(of.payments)
  return (
    <>
      <Plural value={of.payments} one="1 payment" other={`${count} payments`} />{' '}
      <small>
        <Plural value={of.of} one="(estimated by the last one)" other="(estimated by the last #)" />
      </small>
    </>
  )
}

function Low({ of }: { of: PayerState }) {
  const level = payerLevel(of)
  if (level === 'good' || of.wallets[0]?.held === null) return null
  return (
    <Note kind={level === 'wrong' ? 'red' : 'amber'}>
      {level === 'wrong' ? (
        <Trans>It is nearly empty. Without gas no withdrawal is paid: top it up now.</Trans>
      ) : (
        <Trans>It is getting low. Top it up soon: without gas no withdrawal is paid.</Trans>
      )}
    </Note>
  )
}
