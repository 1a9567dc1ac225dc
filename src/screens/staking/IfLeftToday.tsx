import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { rulesOf } from '#shared/rulesOf.ts'
import { parametersAtom } from '#src/session/session.ts'
import { Amount } from '#src/ui/Amount.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { Note } from '#src/ui/Note.tsx'
import { Section } from '#src/ui/Section.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { Whole } from '#src/ui/Whole.tsx'
import { dateTimeText } from '#src/words/format-time.ts'
import type { Maturing } from './maturities.ts'

/** What a running order would bring if its member left now: nothing of the principal, for it cannot be ended early. */
export function IfLeftToday({ order }: { order: Maturing }) {
  const locale = useLocale()
  const until = <Whole>{dateTimeText(order.endsAt, locale)}</Whole>
  return (
    <Section title={<Trans>What would I get if I left today?</Trans>} of={order}>
      <KeyValue rows={useRows(order)} />
      <Note>
        <Trans>
          An order cannot be ended early: this one is locked until {until}. Then the principal comes
          back to your balance by itself.{' '}
          <TextLink to="/pages/user/index">What your whole account would bring</TextLink>
        </Trans>
      </Note>
    </Section>
  )
}

function useRows({ coin, amount, earned, endsAt }: Maturing) {
  const { t } = useLingui()
  const locale = useLocale()
  const coinSet = useAtomValue(parametersAtom)?.coinSet
  const rules = coinSet && rulesOf(coinSet, coin)
  const at = dateTimeText(endsAt, locale)
  return [
    {
      term: t`Of the principal, today`,
      children: <Amount of="record" value={0n} unit={coin} />,
    },
    {
      term: t`Earned, in your balance since each day it was paid`,
      children: <Amount of="record" value={earned} unit="BTCW" signed decimals={18} />,
    },
    {
      term: t`Comes back ${at}`,
      children: <Amount of="record" value={amount} unit={coin} decimals={18} />,
    },
    ...(rules
      ? [
          {
            term: t`Miner fee to a wallet, as of today`,
            children: rules.withdraw.enabled ? (
              <Amount
                of={{ figure: 'withdrawal.fee', from: rules }}
                value={rules.withdraw.fee}
                unit="BTCW"
                decimals={18}
              />
            ) : (
              t`Not withdrawable now`
            ),
          },
        ]
      : []),
  ]
}
