import { Trans } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { calls } from '#shared/api/index.ts'
import { Field } from '#src/ui/Field.tsx'
import { Form } from '#src/ui/Form.tsx'

const Named = z.pick(calls['product/bTCWPledge'].body, { hash: true })

/** Names the transaction that pays an order; without it the payment is found too. */
export function HashForm({ onHash }: { onHash: (hash: string) => Promise<unknown> }) {
  return (
    <Form
      schema={Named}
      onSubmit={({ hash }) => onHash(hash)}
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
