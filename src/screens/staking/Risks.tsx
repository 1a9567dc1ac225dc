import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Coin } from '#shared/api/coin.ts'
import { rulesOf } from '#shared/rulesOf.ts'
import { Amount } from '#src/ui/Amount.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Section } from '#src/ui/Section.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { useNow } from '#src/ui/useNow.ts'
import { Whole } from '#src/ui/Whole.tsx'
import { dateText } from '#src/words/format-time.ts'
import styles from './Risks.module.css'
import { type CoinRules, endOf } from './terms.ts'
import type { Method } from './usePledge.ts'

type RisksProps = {
  coin: Coin
  termDays: number
  method: Method
  coinSet: readonly CoinRules[]
}

/** What a pledge means at worst, before it is agreed to: locked until when, what it costs, who holds the keys, what can be lost. */
export function Risks({ coin, termDays, method, coinSet }: RisksProps) {
  const locale = useLocale()
  const ends = endOf(new Date(useNow(60_000)), termDays)
  const until = <Whole>{dateText(ends, locale)}</Whole>
  return (
    <Section title={<Trans>The risks, in plain words</Trans>}>
      <Card>
        <dl className={styles.risks}>
          <Risk name={<Trans>Locked</Trans>}>
            <p>
              {method === 'balance' ? (
                <Trans>
                  Your {coin} is locked until {until}, 00:00&nbsp;UTC.
                </Trans>
              ) : (
                <Trans>
                  Your {coin} is locked until {until}, 00:00&nbsp;UTC, or later: the term begins
                  once the payment is confirmed.
                </Trans>
              )}
            </p>
            <p>
              <Trans>
                An order cannot be ended early, by you or by us. When it ends, the principal comes
                back to your balance by itself.
              </Trans>
            </p>
          </Risk>
          <Risk name={<Trans>Costs</Trans>}>
            <Costs method={method} rules={rulesOf(coinSet, coin)} />
          </Risk>
          <Risk name={<Trans>Who holds the keys</Trans>}>
            <Trans>
              Not you. The coins lie in the pool’s contract, and the operator’s keys pay out of it.
              Which part is yours stands in the operator’s books alone.
            </Trans>
          </Risk>
          <Risk name={<Trans>At worst</Trans>}>
            <Trans>
              You lose all of it: by stolen or lost keys, a fault in the contract, or an operator
              who does not pay. Nothing insures it.
            </Trans>
          </Risk>
          <Risk name={<Trans>Rewards</Trans>}>
            <Trans>
              Only out of revenue that really arrived, and they may be zero, every day of the term.
            </Trans>
          </Risk>
        </dl>
      </Card>
    </Section>
  )
}

const Risk = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** Fees as they are in force: pledging has none of the farm's, and a withdrawal afterwards has one. */
function Costs({ method, rules }: { method: Method; rules: CoinRules }) {
  const coin = rules.symbol
  return (
    <>
      <p>
        {method === 'balance' ? (
          <Trans>Pledging costs nothing.</Trans>
        ) : (
          <Trans>Your wallet pays the chain’s own fee for the payment; we add none.</Trans>
        )}
      </p>
      <p>
        {rules.withdraw.enabled ? (
          <Trans>
            Taking it to a wallet afterwards costs{' '}
            <Amount
              of={{ figure: 'withdrawal.fee', from: rules }}
              value={rules.withdraw.fee}
              unit="BTCW"
              decimals={18}
            />{' '}
            each time as of today. The fee can change.
          </Trans>
        ) : (
          <Trans>{coin} cannot be withdrawn to a wallet at the moment.</Trans>
        )}
      </p>
    </>
  )
}
