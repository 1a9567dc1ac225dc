import { Trans } from '@lingui/react/macro'
import { Amount } from '#src/ui/Amount.tsx'
import { Card } from '#src/ui/Card.tsx'
import { ListRow } from '#src/ui/ListRow.tsx'
import { Note } from '#src/ui/Note.tsx'
import { Destination } from './Destination.tsx'
import { Who } from './Who.tsx'
import styles from './Withdrawals.module.css'
import { type DeskWithdrawal, isFirst } from './withdrawal-words.ts'

/** What is about to be approved, each whole, with what speaks against it first. */
export function Chosen({ list }: { list: readonly DeskWithdrawal[] }) {
  const alike = list.some(({ lookAlike }) => lookAlike !== null)
  const two = list.some(isFirst)
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
      {two && (
        <Note kind="amber">
          <Trans>
            With what was approved within a day, a sum is above what one person may approve. Yours
            is the first of two.
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
