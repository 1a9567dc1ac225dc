import { Trans, useLingui } from '@lingui/react/macro'
import type { Coin } from '#shared/api/coin.ts'
import type { KeptBy, Leaves } from '#shared/leaving.ts'
import type { WithdrawalRules } from '#shared/mostToWithdraw.ts'
import { Amount } from '#src/ui/Amount.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Figure } from '#src/ui/Figure.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { exactText } from '#src/words/format.ts'
import type { User } from './WhoIAm.tsx'

type LeavingCoinProps = {
  coin: Coin
  /** Nothing is paid out at the moment. */
  waits: boolean
  rules: WithdrawalRules | undefined
  balance: User['balances'][Coin]
  /** `fees`: of all withdrawals, as far as they are paid in this coin. */
  now: Leaves & { fees: bigint }
}

/** One coin: what reaches a wallet, what it costs, what stays, what is on its way, what is locked. */
export function LeavingCoin({ coin, waits, rules, balance, now }: LeavingCoinProps) {
  const { t } = useLingui()
  const text = (value: bigint) => `${exactText(value)} ${coin}`
  const inputs = { available: text(balance.available), fees: text(now.fees) }
  const exact = (value: bigint) => <Amount of="record" value={value} unit={coin} decimals={18} />
  return (
    <Card aria-label={coin}>
      <Figure
        of={{ figure: 'leave.out', from: now, coin, inputs }}
        label={
          waits ? (
            <Trans>To your wallet, once payouts go on</Trans>
          ) : (
            <Trans>To your wallet, today</Trans>
          )
        }
        value={now.out}
        unit={coin}
        decimals={8}
      />
      <KeyValue
        rows={[
          { term: t`Available`, children: exact(balance.available) },
          ...(coin === 'BTCW'
            ? [{ term: t`Miner fees of the withdrawals`, children: exact(now.fees) }]
            : []),
          { term: t`Stays in the account`, children: exact(now.stays) },
          ...(balance.withdrawing > 0n
            ? [{ term: t`On its way already, fees included`, children: exact(balance.withdrawing) }]
            : []),
          { term: t`Locked in orders`, children: exact(balance.staked) },
        ]}
      />
      {now.stays > 0n && <WhyItStays coin={coin} rules={rules} keptBy={now.keptBy} />}
    </Card>
  )
}

type WhyProps = Pick<LeavingCoinProps, 'coin' | 'rules'> & { keptBy: KeptBy }

/** The one rule that keeps it back. */
function WhyItStays({ coin, rules, keptBy }: WhyProps) {
  const { min, max, fee } = rules?.withdraw ?? NONE
  const [least, most, cost] = [exactText(min), exactText(max ?? 0n), exactText(fee)]
  const why = {
    coin: <Trans>{coin} cannot be withdrawn to a wallet at the moment.</Trans>,
    fee: <Trans>A withdrawal costs {cost} BTCW, and there is less BTCW than that.</Trans>,
    least: (
      <Trans>
        What stays is less than a withdrawal takes: at least {least} {coin}, and {cost} BTCW for the
        fee.
      </Trans>
    ),
    most: (
      <Trans>
        A withdrawal takes at most {most} {coin}, and {cost} BTCW for the fee. What stays may take
        another one, with another fee.
      </Trans>
    ),
  }
  return <p data-plain="record">{why[keptBy]}</p>
}

/** What is not known keeps back by none of its figures. */
const NONE = { min: 0n, max: null, fee: 0n }
