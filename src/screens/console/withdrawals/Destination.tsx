import { Trans, useLingui } from '@lingui/react/macro'
import { Address } from '#src/ui/Address.tsx'
import { Badge } from '#src/ui/Badge.tsx'
import { mask } from '#src/words/format.ts'
import styles from './Withdrawals.module.css'
import { type DeskWithdrawal, isOver } from './withdrawal-words.ts'

type DestinationProps = {
  of: Pick<DeskWithdrawal, 'address' | 'isNew' | 'lookAlike' | 'state'>
  /** With a button that copies it. */
  copy?: boolean
}

/** Where money goes to, whole, with what has to be known about it. */
export function Destination({ of, copy = false }: DestinationProps) {
  const { t } = useLingui()
  const { address, lookAlike } = of
  // It is known from the first payment on, and nobody has to be warned any more.
  const isNew = of.isNew && !isOver(of)
  const like = lookAlike && !isOver(of) && mask(lookAlike)
  return (
    <span className={styles.destination}>
      <Address value={address} whole copy={copy} />
      {(isNew || like) && (
        <span className={styles.badges}>
          {isNew && <Badge kind="amber">{t`New address`}</Badge>}
          {like && (
            <Badge kind="red">
              <Trans>
                Looks like <span translate="no">{like}</span>
              </Trans>
            </Badge>
          )}
        </span>
      )}
    </span>
  )
}
