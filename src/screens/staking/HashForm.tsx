import { Trans } from '@lingui/react/macro'
import { calls } from '#shared/api/index.ts'
import { useSend } from '#src/api/useSend.ts'
import { Field } from '#src/ui/Field.tsx'
import { Form } from '#src/ui/Form.tsx'

/** Names the transaction that pays an order; without it the payment is found too. */
export function HashForm({ orderId, onTold }: { orderId: string; onTold: () => void }) {
  const submit = useSend('product/bTCWPledge', { quiet: true })
  return (
    <Form
      schema={calls['product/bTCWPledge'].body}
      extra={{ orderId }}
      onSubmit={async (values) => {
        await submit.send({ ...values, hash: values.hash.trim() })
        onTold()
      }}
      kind="plain"
      submit={<Trans>I have paid</Trans>}
    >
      <Field
        name="hash"
        label={<Trans>Transaction hash</Trans>}
        hint={
          <Trans>
            You may close the app after paying. Entering the hash only makes it quicker to follow.
          </Trans>
        }
        placeholder="0x…"
        autoComplete="off"
      />
    </Form>
  )
}
