import { Trans, useLingui } from '@lingui/react/macro'
import { Figure } from '#src/ui/Figure.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { LastLook } from '#src/ui/LastLook.tsx'
import type { LastLook as Look } from '#src/ui/useLastLook.ts'
import { exactText } from '#src/words/format.ts'
import { PayeeCard } from './PayeeField.tsx'
import type { Available, CoinRules } from './sendable.ts'
import type { AskedTransfer } from './TransferForm.tsx'
import { useCosts } from './TransferSummary.tsx'

type TransferReviewProps = {
  look: Look<AskedTransfer>
  off: string | undefined
  rules: CoinRules
  available: Available
}

/** The last look: what arrives and at whom, what leaves, what is left. */
export const TransferReview = ({ look, off, ...facts }: TransferReviewProps) => (
  <LastLook
    look={look}
    off={off}
    submit={({ amount, coin }) => (
      <Trans>
        Send {exactText(amount)} {coin}
      </Trans>
    )}
  >
    {(asked) => <Facts asked={asked} {...facts} />}
  </LastLook>
)

type FactsProps = Omit<TransferReviewProps, 'look' | 'off'> & { asked: AskedTransfer }

function Facts({ asked, rules, available }: FactsProps) {
  const { t } = useLingui()
  const { amount, coin, payee, note, fee = rules.transfer.fee } = asked
  const costs = useCosts({
    rules: { ...rules, transfer: { ...rules.transfer, fee } },
    available,
    amount,
  })
  return (
    <>
      <Figure
        of="typed"
        look="center"
        label={<Trans>They receive</Trans>}
        value={amount}
        unit={coin}
        decimals={18}
      />
      <PayeeCard payee={payee} />
      <KeyValue rows={[...costs, ...(note ? [{ term: t`Note`, children: note }] : [])]} />
    </>
  )
}
