import { Trans } from '@lingui/react/macro'
import type { Ref } from 'react'
import type { DeskResult } from '#shared/desk/index.ts'
import { Amount } from '#src/ui/Amount.tsx'
import { Badge } from '#src/ui/Badge.tsx'
import { Card } from '#src/ui/Card.tsx'
import { ListRow } from '#src/ui/ListRow.tsx'
import styles from './Withdrawals.module.css'
import type { DeskWithdrawal } from './withdrawal-words.ts'

type Answered = DeskResult<'operator/approveWithdrawals'>['list'][number]

type ApprovedProps = {
  ref: Ref<HTMLDivElement>
  list: readonly DeskWithdrawal[]
  answer: readonly Answered[]
}

/** What became of each that was to be approved. */
export const Approved = ({ ref, list, answer }: ApprovedProps) => (
  <div ref={ref} tabIndex={-1} role="status" className={styles.place}>
    <Card look="list">
      {answer.map((one) => (
        <ListRow
          key={one.no}
          title={<What of={list.find(({ no }) => no === one.no)} no={one.no} />}
          subtitle={
            <span className={styles.card}>
              <span>
                <Outcome of={one} />
              </span>
              {one.because !== null && <span>{one.because}</span>}
            </span>
          }
        />
      ))}
    </Card>
  </div>
)

/** What was sent before from another look goes by its number alone. */
function What({ of, no }: { of: DeskWithdrawal | undefined; no: string }) {
  if (!of) {
    return (
      <Trans>
        Withdrawal <span translate="no">{no}</span>
      </Trans>
    )
  }
  return (
    <>
      <Amount of="desk" value={of.amount} unit={of.coin} decimals={18} /> ·{' '}
      <span translate="no">{of.member.nickname}</span>
    </>
  )
}

function Outcome({ of: { outcome } }: { of: Answered }) {
  if (outcome === 'approved') {
    return (
      <Badge kind="green">
        <Trans>Approved</Trans>
      </Badge>
    )
  }
  return outcome === 'first' ? (
    <Badge kind="amber">
      <Trans>First of two: another person has to approve it</Trans>
    </Badge>
  ) : (
    <Badge kind="red">
      <Trans>Not approved</Trans>
    </Badge>
  )
}
