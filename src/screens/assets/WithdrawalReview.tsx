import { Trans, useLingui } from '@lingui/react/macro'
import type { Body } from '#shared/api/index.ts'
import { lookAlike } from '#shared/lookAlike.ts'
import { Figure } from '#src/ui/Figure.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { LastLook } from '#src/ui/LastLook.tsx'
import type { LastLook as Look } from '#src/ui/useLastLook.ts'
import { exactText } from '#src/words/format.ts'
import { LookAlikeWarning } from './LookAlikeWarning.tsx'
import { Receiver, Receives } from './Receiver.tsx'
import { type Known, knownAddresses, standingOf } from './receivers.ts'
import type { Available, CoinRules } from './sendable.ts'
import { Approval, Left, MinerFee, Paid } from './WithdrawalSummary.tsx'

type Asked = Body<'asset/cash'>

type WithdrawalReviewProps = {
  look: Look<Asked>
  off: string | undefined
  rules: CoinRules
  available: Available
  known: Known
  stopped: boolean
}

/** The last look: what arrives and where, what leaves, what is left. */
export const WithdrawalReview = ({ look, off, ...facts }: WithdrawalReviewProps) => (
  <LastLook
    look={look}
    off={off}
    submit={({ amount, coin }) => (
      <Trans>
        Withdraw {exactText(amount)} {coin}
      </Trans>
    )}
  >
    {(asked) => <Facts asked={asked} {...facts} />}
  </LastLook>
)

type FactsProps = Omit<WithdrawalReviewProps, 'look' | 'off'> & { asked: Asked }

function Facts({ asked, rules: inForce, available, known, stopped }: FactsProps) {
  const { t } = useLingui()
  const { amount, coin, address, fee = inForce.withdraw.fee } = asked
  const rules = { ...inForce, withdraw: { ...inForce.withdraw, fee } }
  const standing = standingOf(address, known)
  const alike = lookAlike(address, knownAddresses(known))
  return (
    <>
      <Figure
        of="typed"
        look="center"
        label={<Receives standing={standing} />}
        value={amount}
        unit={coin}
        decimals={18}
      />
      <Receiver address={address} standing={standing} />
      {alike && <LookAlikeWarning address={address} known={alike} />}
      <KeyValue
        rows={[
          { term: t`You pay`, children: <Paid rules={rules} amount={amount} /> },
          { term: t`Miner fee`, children: <MinerFee rules={rules} /> },
          {
            term: t`Left in your balance`,
            children: <Left rules={rules} available={available} amount={amount} />,
          },
          { term: t`Approval`, children: <Approval {...{ rules, amount, stopped }} /> },
        ]}
      />
    </>
  )
}
