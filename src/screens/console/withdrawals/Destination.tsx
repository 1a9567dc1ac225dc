import { Trans, useLingui } from '@lingui/react/macro'
import { Address } from '#src/ui/Address.tsx'
import { Badge } from '#src/ui/Badge.tsx'
import { mask } from '#src/words/format.ts'
import styles from './Withdrawals.module.css'
import type { DeskWithdrawal } from './withdrawal-words.ts'

type DestinationProps = {
  of: Pick<DeskWithdrawal, 'address' | 'isNew' | 'lookAlike'>
  /** With a button that copies it. */
  copy?: boolean
}

/** Where money goes to, whole, with what has to be known about it. */
export function Destination({ of: { address, isNew, lookAlike }, copy = false }: DestinationProps) {
  const { t } = useLingui()
  const like = lookAlike && mask(lookAlike)
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
