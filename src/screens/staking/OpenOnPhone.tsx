import { Trans, useLingui } from '@lingui/react/macro'
import { Card } from '#src/ui/Card.tsx'
import { QrCode } from '#src/ui/QrCode.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import styles from './OpenOnPhone.module.css'
import { ShareLink } from './ShareLink.tsx'
import { TicketProblem } from './TicketProblem.tsx'
import type { TicketLink } from './useTicketLink.ts'

/** For a wallet that lives on a phone while this is a computer: the payment's page as a code, folded away until asked for. */
export function OpenOnPhone({ url, make, busy, problem }: TicketLink) {
  const { t } = useLingui()
  return (
    <Card>
      <details
        className={styles.fold}
        onToggle={({ currentTarget }) => {
          if (currentTarget.open && !url && !busy) make()
        }}
      >
        <summary>
          <Trans>Open on a phone</Trans>
        </summary>
        <p>
          <Trans>
            The phone shows a page with this one payment, to be opened in a wallet app. Nobody has
            to sign in there, and nothing is taken before you approve it in the wallet.
          </Trans>
        </p>
        <TicketProblem problem={problem} />
        {busy && <Skeleton height={240} />}
        {url && (
          <>
            <QrCode text={url} label={t`QR code of the payment page`} />
            <ShareLink url={url} />
          </>
        )}
      </details>
    </Card>
  )
}
