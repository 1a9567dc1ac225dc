import { Trans, useLingui } from '@lingui/react/macro'
import type { Coin } from '#shared/api/coin.ts'
import type { Result } from '#shared/api/index.ts'
import { Amount } from '#src/ui/Amount.tsx'
import { Button } from '#src/ui/Button.tsx'
import { DayCount } from '#src/ui/DayCount.tsx'
import { Figure } from '#src/ui/Figure.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { Note } from '#src/ui/Note.tsx'
import { Refusal } from '#src/ui/Refusal.tsx'
import { SendButton } from '#src/ui/SendButton.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { useNow } from '#src/ui/useNow.ts'
import { exactText } from '#src/words/format.ts'
import { dateText } from '#src/words/format-time.ts'
import { endOf, type Plan } from './terms.ts'
import type { Method } from './usePledge.ts'
import type { useReviewed } from './useReviewed.ts'

type PledgeReviewProps = {
  look: ReturnType<typeof useReviewed>
  coin: Coin
  plan: Plan
  method: Method
  available: bigint
  user: Result<'member/userInfo'>
  /** Why it cannot be sent now. */
  off: string | undefined
}

/** The last look: what leaves, what is left, until when it is locked. What went wrong stays in it. */
export function PledgeReview(props: PledgeReviewProps) {
  const { look, coin, plan, method, available, user, off } = props
  const { reviewed: amount, review, confirm, busy, problem } = look
  const close = () => review(undefined)
  return (
    <Sheet
      open={amount !== undefined}
      onClose={close}
      locked={busy}
      title={<Trans>Check before you pledge</Trans>}
    >
      {amount !== undefined && (
        <>
          <Figure
            of="typed"
            look="center"
            label={<Trans>You pledge</Trans>}
            value={amount}
            unit={coin}
            decimals={18}
          />
          <Facts {...{ amount, coin, plan, method, available, user }} />
          <Note kind="amber">
            <Trans>
              The pool’s contract holds it, and the operator holds the contract’s keys. If they were
              lost or stolen, the principal could be lost too. Rewards may be nothing.
            </Trans>
          </Note>
          <Refusal problem={problem} />
          <SendButton
            off={off}
            busy={busy}
            onClick={() => void confirm({ coin, amount, planId: plan.id, termDays: plan.termDays })}
          >
            <Trans>
              Pledge {exactText(amount)} {coin}
            </Trans>
          </SendButton>
          <Button kind="plain" onClick={close} aria-disabled={busy}>
            <Trans>Go back</Trans>
          </Button>
        </>
      )}
    </Sheet>
  )
}

type FactsProps = Pick<PledgeReviewProps, 'coin' | 'plan' | 'method' | 'available' | 'user'> & {
  amount: bigint
}

function Facts({ amount, coin, plan, method, available, user }: FactsProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const now = useNow(60_000)
  const text = (value: bigint) => `${exactText(value)} ${coin}`
  const inputs = { available: text(available), amount: text(amount) }
  const left = method === 'balance' && (
    <Amount
      of={{ figure: 'pledge.left', from: user, coin, inputs }}
      value={available - amount}
      unit={coin}
      decimals={18}
    />
  )
  return (
    <KeyValue
      rows={[
        { term: t`Paid from`, children: method === 'balance' ? t`Balance` : t`Wallet` },
        ...(left ? [{ term: t`Left in your balance`, children: left }] : []),
        { term: t`Term`, children: <DayCount days={plan.termDays} /> },
        { term: t`Locked until`, children: dateText(endOf(new Date(now), plan.termDays), locale) },
      ]}
    />
  )
}
