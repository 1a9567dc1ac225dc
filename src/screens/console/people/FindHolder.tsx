import { Trans } from '@lingui/react/macro'
import { desk } from '#shared/desk/index.ts'
import { post } from '#src/api/post.ts'
import { useSendingOff } from '#src/api/useSendingOff.ts'
import { Field } from '#src/ui/Field.tsx'
import { Form } from '#src/ui/Form.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import type { Holder } from './People.tsx'

type FindHolderProps = { open: boolean; onClose: () => void; onFound: (holder: Holder) => void }

/** Finds the member who is to have a role, so that it is seen who that is before anything is given. */
export function FindHolder({ open, onClose, onFound }: FindHolderProps) {
  const off = useSendingOff()
  return (
    <Sheet open={open} onClose={onClose} title={<Trans>Whose roles?</Trans>}>
      <Form
        schema={desk['operator/holder'].body}
        onSubmit={async (body) => onFound(await post('operator/holder', body, { quiet: true }))}
        submit={<Trans>Show the member</Trans>}
        off={off}
      >
        <Field
          name="memberId"
          label="UID"
          inputMode="numeric"
          autoComplete="off"
          icon="account"
          hint={<Trans>Every member finds it under Information.</Trans>}
        />
      </Form>
    </Sheet>
  )
}
