import { Trans } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { calls } from '#shared/api/index.ts'
import { Field } from '#src/ui/Field.tsx'
import { Form } from '#src/ui/Form.tsx'

const Named = z.pick(calls['product/bTCWPledge'].body, { hash: true })

/** Names the transaction that pays an order: it waits for that one longer than for what it knows nothing of. */
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
            After paying, enter the hash: then the order waits for the payment even if the chain
            takes longer. You may close the app.
          </Trans>
        }
        placeholder="0x…"
        autoComplete="off"
      />
    </Form>
  )
}
