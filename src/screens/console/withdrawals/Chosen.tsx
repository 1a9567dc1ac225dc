import { Trans } from '@lingui/react/macro'
import { Amount } from '#src/ui/Amount.tsx'
import { Card } from '#src/ui/Card.tsx'
import { ListRow } from '#src/ui/ListRow.tsx'
import { Note } from '#src/ui/Note.tsx'
import { Destination } from './Destination.tsx'
import { Who } from './Who.tsx'
import styles from './Withdrawals.module.css'
import type { DeskWithdrawal } from './withdrawal-words.ts'

type ChosenProps = {
  list: readonly DeskWithdrawal[]
  /** Of one of them at least it is the first of two approvals. */
  first: boolean
  /** From when on whoever is new at the desk may approve what takes two people, where some do. */
  late: string | undefined
}

/** What is about to be approved, each whole, with what speaks against it first. */
export function Chosen({ list, first, late }: ChosenProps) {
  const alike = list.some(({ lookAlike }) => lookAlike !== null)
  return (
    <>
      {alike && (
        <Note kind="red">
          <Trans>
            An address below looks like another one. Somebody may have made it so: ask the member
            before it is paid.
          </Trans>
        </Note>
      )}
      {late !== undefined && (
        <Note kind="amber">
          <Trans>
            With what was approved within a day and what is approved here, a sum is above what one
            person may approve. You are new at the desk: from {late} on you can be one of two, and
            until then such a withdrawal is not approved.
          </Trans>
        </Note>
      )}
      {first && late === undefined && (
        <Note kind="amber">
          <Trans>
            With what was approved within a day and what is approved here, a sum is above what one
            person may approve. Yours is the first of two.
          </Trans>
        </Note>
      )}
      <Card look="list">
        {list.map((it) => (
          <ListRow
            key={it.no}
            title={<Amount of="desk" value={it.amount} unit={it.coin} decimals={18} />}
            subtitle={
              <span className={styles.card}>
                <Who member={it.member} />
                <Destination of={it} />
              </span>
            }
          />
        ))}
      </Card>
    </>
  )
}
