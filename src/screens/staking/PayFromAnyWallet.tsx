import { Trans, useLingui } from '@lingui/react/macro'
import { calls } from '#shared/api/index.ts'
import { formatAmount } from '#shared/money.ts'
import { useSend } from '#src/api/useSend.ts'
import { Address } from '#src/ui/Address.tsx'
import { Card } from '#src/ui/Card.tsx'
import { CopyButton } from '#src/ui/CopyButton.tsx'
import { Field } from '#src/ui/Field.tsx'
import { Form } from '#src/ui/Form.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { Note } from '#src/ui/Note.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { exactText } from '#src/words/format.ts'
import { timeText } from '#src/words/format-time.ts'
import type { Order } from './order-words.ts'
import type { Payment } from './paymentFor.ts'

type PayFromAnyWalletProps = {
  order: Order
  payment: Payment
  account: string
  onPaid: () => void
}

/** Paying with a wallet that this browser does not know: what to send, whole, and a field for the hash. */
export function PayFromAnyWallet({ order, payment, account, onPaid }: PayFromAnyWalletProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const submit = useSend('product/bTCWPledge', { quiet: true })
  return (
    <Card>
      <KeyValue
        rows={[
          {
            term: t`Send exactly`,
            children: (
              <>
                {exactText(order.amount)} {order.coin}
                <CopyButton text={formatAmount(order.amount)} label={t`Copy the amount`} />
              </>
            ),
          },
          {
            term: t`Chain`,
            children: `Bitwave · ${payment.chainId} (0x${payment.chainId.toString(16)})`,
          },
          { term: t`Until`, children: timeText(payment.expiresAt, locale) },
        ]}
      />
      <p>
        <Trans>To the pool</Trans>
      </p>
      <Address value={payment.to} whole />
      {payment.token && (
        <>
          <p>
            <Trans>Contract of the coin</Trans>
          </p>
          <Address value={payment.token} whole />
        </>
      )}
      <p>
        <Trans>From your account; from another address it would not be this pledge</Trans>
      </p>
      <Address value={account} whole />
      <Note>
        <Trans>
          You may close the app after paying: the payment is found on the chain by itself. Entering
          its hash only makes it quicker to follow.
        </Trans>
      </Note>
      <Form
        schema={calls['product/bTCWPledge'].body}
        extra={{ orderId: order.id }}
        onSubmit={async (values) => {
          await submit.send({ ...values, hash: values.hash.trim() })
          onPaid()
        }}
        kind="plain"
        submit={<Trans>I have paid</Trans>}
      >
        <Field
          name="hash"
          label={<Trans>Transaction hash</Trans>}
          placeholder="0x…"
          autoComplete="off"
        />
      </Form>
    </Card>
  )
}
