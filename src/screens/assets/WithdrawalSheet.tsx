import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useCall } from '#src/api/useCall.ts'
import { useStop } from '#src/api/useStop.ts'
import { Address } from '#src/ui/Address.tsx'
import { Amount } from '#src/ui/Amount.tsx'
import { Figure } from '#src/ui/Figure.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { Loaded } from '#src/ui/Loaded.tsx'
import { Note } from '#src/ui/Note.tsx'
import { PayoutsStopped } from '#src/ui/PayoutsStopped.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Empty } from '#src/ui/State.tsx'
import { StatusBadge } from '#src/ui/StatusBadge.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { dateTimeText } from '#src/words/format-time.ts'
import { feeCameBack, standingOf } from '#src/words/withdrawal-standing.ts'
import { CancelWithdrawal } from './CancelWithdrawal.tsx'
import styles from './Receiver.module.css'
import { WithdrawalSteps } from './WithdrawalSteps.tsx'
import { isOver, methodWords, type WithdrawalLine } from './withdrawal-words.ts'

/** While it can still change, a withdrawal is asked for this often, milliseconds. */
const EVERY = 1_500

type WithdrawalSheetProps = {
  id: string | undefined
  /** What the list knows of it. */
  known: WithdrawalLine | undefined
  onClose: () => void
}

/** Everything about one withdrawal, and each step as it happens. */
export const WithdrawalSheet = ({ id, known, onClose }: WithdrawalSheetProps) => (
  <Sheet open={id !== undefined} onClose={onClose} title={<Trans>Withdrawal</Trans>}>
    {id !== undefined && <Followed key={id} id={id} known={known} />}
  </Sheet>
)

function Followed({ id, known }: { id: string; known: WithdrawalLine | undefined }) {
  const [over, setOver] = useState(false)
  const { data, error, mutate } = useCall('asset/cashRecord', { id }, over ? {} : { every: EVERY })
  const withdrawal = data?.list[0] ?? known
  if (withdrawal && isOver(withdrawal) !== over) setOver(!over)
  return (
    <Loaded
      data={withdrawal ?? (data && null)}
      error={error}
      onRetry={() => void mutate()}
      waiting={<Skeleton height={420} />}
    >
      {(it) =>
        it ? <Content it={it} /> : <Empty title={<Trans>There is no such withdrawal</Trans>} />
      }
    </Loaded>
  )
}

function Content({ it }: { it: WithdrawalLine }) {
  return (
    <>
      <Figure
        of="record"
        look="center"
        label={<StatusBadge status={standingOf(it)} />}
        value={it.amount}
        unit={it.coin}
        decimals={18}
      />
      {!isOver(it) && <WhileStopped />}
      {it.reason && <Note kind={it.why === 'cancelled' ? 'info' : 'red'}>{it.reason}</Note>}
      <div className={styles.receiver}>
        <p className={styles.head}>
          <Trans>To a wallet on the Bitwave chain</Trans>
        </p>
        <Address value={it.address} whole />
      </div>
      <WithdrawalSteps withdrawal={it} />
      <KeyValue rows={useRows(it)} />
      <CancelWithdrawal withdrawal={it} />
    </>
  )
}

/** Why one that is approved goes no further. */
function WhileStopped() {
  const stop = useStop(useCall('home/solvency', {}).data)
  return <PayoutsStopped stop={stop} />
}

function useRows({ amount, coin, fee, feeCoin, why, method, no, doneAt }: WithdrawalLine) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const exact = (value: bigint, unit: string) => (
    <Amount of="record" value={value} unit={unit} decimals={18} />
  )
  return [
    ...(why ? [{ term: t`Came back`, children: exact(amount, coin) }] : []),
    {
      term: feeCameBack(why) ? t`Fee came back` : t`Miner fee`,
      children: exact(fee, feeCoin),
    },
    { term: t`Method`, children: i18n._(methodWords(method)) },
    { term: t`Number`, children: no },
    ...(doneAt ? [{ term: t`Done`, children: dateTimeText(doneAt, locale) }] : []),
  ]
}
