import { Trans } from '@lingui/react/macro'
import { Address } from '#src/ui/Address.tsx'
import { Note } from '#src/ui/Note.tsx'
import styles from './Receiver.module.css'

/** Warns of an address that begins and ends like a known one. */
export const LookAlikeWarning = ({ address, known }: { address: string; known: string }) => (
  <div role="alert">
    <Note kind="red">
      <div className={styles.pair}>
        <b>
          <Trans>This is not the address that you know.</Trans>
        </b>
        <Trans>
          It only begins and ends like it. Somebody may have made it so, to be copied by mistake.
          What differs is underlined.
        </Trans>
        <span>
          <Trans>The one you know</Trans>
          <Address value={known} whole against={address} />
        </span>
        <span>
          <Trans>The one given</Trans>
          <Address value={address} whole against={known} />
        </span>
      </div>
    </Note>
  </div>
)
