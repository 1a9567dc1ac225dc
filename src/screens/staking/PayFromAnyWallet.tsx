import { Trans, useLingui } from '@lingui/react/macro'
import { formatAmount } from '#shared/money.ts'
import { Address } from '#src/ui/Address.tsx'
import { Card } from '#src/ui/Card.tsx'
import { CopyButton } from '#src/ui/CopyButton.tsx'
import { Note } from '#src/ui/Note.tsx'
import { QrCode } from '#src/ui/QrCode.tsx'
import { exactText } from '#src/words/format.ts'
import { timeText } from '#src/words/format-time.ts'
import { HashForm } from './HashForm.tsx'
import type { Payable } from './order-words.ts'
import styles from './PayFromAnyWallet.module.css'
import type { Payment } from './paymentFor.ts'

type PayFromAnyWalletProps = {
  order: Payable
  payment: Payment
  account: string
  /** Whether another order waits for a payment just like it and has other terms; undefined where nobody can tell. */
  twin: boolean | undefined
  /** Tells the service which transaction it is; throws what it says. */
  onHash: (hash: string) => Promise<unknown>
}

/** Paying with a wallet that this browser does not know: what to send, whole, to copy or to scan, and a field for the hash. */
export function PayFromAnyWallet(props: PayFromAnyWalletProps) {
  const { order, payment, account, twin, onHash } = props
  const { t } = useLingui()
  return (
    <Card>
      <p>
        <Trans>
          From your wallet, on this device or another, send this payment yourself so that it is in a
          block by {timeText(payment.expiresAt)}.
        </Trans>
      </p>
      <HowFound twin={twin} />
      <dl className={styles.facts}>
        <dt>
          <Trans>Chain id</Trans>
        </dt>
        <dd className={styles.large}>
          {payment.chainId} <span className={styles.hex}>0x{payment.chainId.toString(16)}</span>
        </dd>
        <dt>
          <Trans>Send exactly</Trans>
        </dt>
        <dd className={styles.large}>
          <span>
            {exactText(order.amount)} <span className={styles.hex}>{order.coin}</span>
          </span>
          <CopyButton text={formatAmount(order.amount)} label={t`Copy the amount`} />
        </dd>
        <dt>
          <Trans>To the pool</Trans>
        </dt>
        <dd>
          <Address value={payment.to} whole />
        </dd>
        {payment.token && (
          <>
            <dt>
              <Trans>Contract of the coin</Trans>
            </dt>
            <dd>
              <Address value={payment.token} whole />
            </dd>
          </>
        )}
        <dt>
          <Trans>From this account; from another address it would not be this pledge</Trans>
        </dt>
        <dd>
          <Address value={account} whole />
        </dd>
      </dl>
      <QrCode text={payment.uri} label={t`QR code of the payment`} />
      <Note kind="amber">
        <Trans>
          Some wallets read only the address from the code. Check the chain and the amount before
          you send.
        </Trans>
      </Note>
      <HashForm onHash={onHash} />
    </Card>
  )
}

/** How the order comes to its payment: by itself, unless the payment would fit another one as well. */
function HowFound({ twin }: Pick<PayFromAnyWalletProps, 'twin'>) {
  if (twin) {
    return (
      <Note kind="amber">
        <Trans>
          Another order of this amount is open, with other terms. Enter the hash of the payment
          below: without it, the payment may start the other order.
        </Trans>
      </Note>
    )
  }
  return (
    <>
      <p>
        <Trans>
          It is found on the chain, and the order starts by itself. If you send it in the last few
          minutes, enter its hash below.
        </Trans>
      </p>
      {twin === undefined && (
        <p>
          <Trans>
            Is another order of this amount open in the account, with other terms? Then enter the
            hash of the payment below: without it, the payment may start the other order.
          </Trans>
        </p>
      )}
    </>
  )
}
