import { Trans, useLingui } from '@lingui/react/macro'
import type { Body } from '#shared/api/index.ts'
import { Amount } from '#src/ui/Amount.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Figure } from '#src/ui/Figure.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { Note } from '#src/ui/Note.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { exactText } from '#src/words/format.ts'
import { LookAlikeWarning } from './LookAlikeWarning.tsx'
import { lookAlike } from './lookAlike.ts'
import { Receiver } from './Receiver.tsx'
import { type Known, knownAddresses, standingOf } from './receivers.ts'
import type { Available, CoinRules } from './sendable.ts'
import type { useLastLook } from './useLastLook.ts'
import { Approval, Left, Paid } from './WithdrawalSummary.tsx'

type Asked = Body<'asset/cash'>

type WithdrawalReviewProps = {
  look: ReturnType<typeof useLastLook<Asked>>
  rules: CoinRules
  available: Available
  known: Known
}

/** The last look: what arrives and where, what leaves, what is left. */
export function WithdrawalReview({ look, ...facts }: WithdrawalReviewProps) {
  const { asked, close, confirm, busy, problem } = look
  return (
    <Sheet
      open={asked !== undefined}
      onClose={close}
      locked={busy}
      title={<Trans>Check before you send</Trans>}
    >
      {asked && (
        <>
          <Facts asked={asked} {...facts} />
          {problem && (
            <div role="alert">
              <Note kind="red">{problem}</Note>
            </div>
          )}
          <Button kind="amber" busy={busy} onClick={() => void confirm()}>
            <Trans>
              Withdraw {exactText(asked.amount)} {asked.coin}
            </Trans>
          </Button>
          <Button kind="plain" onClick={close} aria-disabled={busy}>
            <Trans>Go back</Trans>
          </Button>
        </>
      )}
    </Sheet>
  )
}

type FactsProps = Omit<WithdrawalReviewProps, 'look'> & { asked: Asked }

function Facts({ asked: { amount, coin, address }, rules, available, known }: FactsProps) {
  const { t } = useLingui()
  const alike = lookAlike(address, knownAddresses(known))
  const fee = rules.withdraw.fee
  return (
    <>
      <Figure
        look="center"
        label={<Trans>They receive</Trans>}
        value={amount}
        unit={coin}
        decimals={18}
      />
      <Receiver address={address} standing={standingOf(address, known)} />
      {alike && <LookAlikeWarning address={address} known={alike} />}
      <KeyValue
        rows={[
          { term: t`You pay`, children: <Paid rules={rules} amount={amount} /> },
          { term: t`Miner fee`, children: <Amount value={fee} unit="BTCW" decimals={18} /> },
          {
            term: t`Left in your balance`,
            children: <Left rules={rules} available={available} amount={amount} />,
          },
          { term: t`Approval`, children: <Approval rules={rules} amount={amount} /> },
        ]}
      />
    </>
  )
}
