import { Trans } from '@lingui/react/macro'
import { Address } from '#src/ui/Address.tsx'
import { Button } from '#src/ui/Button.tsx'
import { RelativeTime } from '#src/ui/RelativeTime.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import styles from './Receiver.module.css'
import type { Known } from './receivers.ts'

type AddressBookProps = {
  open: boolean
  onClose: () => void
  used: NonNullable<Known['used']>
  onChoose: (address: string) => void
}

/** The addresses that were paid before, whole. Only what the member has paid is here: nothing that merely came in. */
export const AddressBook = ({ open, onClose, used, onChoose }: AddressBookProps) => (
  <Sheet open={open} onClose={onClose} title={<Trans>Used before</Trans>}>
    {used.map(({ address, lastUsedAt }) => (
      <div key={address} className={styles.receiver}>
        <p className={styles.head}>
          <Trans>
            Last paid <RelativeTime at={lastUsedAt} />
          </Trans>
        </p>
        <Address value={address} whole />
        <Button kind="tag" onClick={() => onChoose(address)}>
          <Trans>Use this address</Trans>
        </Button>
      </div>
    ))}
  </Sheet>
)
