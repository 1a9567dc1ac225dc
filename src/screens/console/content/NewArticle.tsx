import { Trans } from '@lingui/react/macro'
import { desk } from '#shared/desk/index.ts'
import { Field } from '#src/ui/Field.tsx'
import { Form } from '#src/ui/Form.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'

type NewArticleProps = { open: boolean; onClose: () => void; onKey: (key: string) => void }

/** By which key an article is to go. One that there is already is opened. */
export const NewArticle = ({ open, onClose, onKey }: NewArticleProps) => (
  <Sheet open={open} onClose={onClose} title={<Trans>New article</Trans>}>
    <Form
      schema={desk['operator/article'].body}
      onSubmit={({ key }) => onKey(key)}
      submit={<Trans>Write it</Trans>}
    >
      <Field
        name="key"
        label={<Trans>Key</Trans>}
        autoComplete="off"
        maxLength={40}
        hint={
          <Trans>
            Screens find an article by it: protocol, introduction and service are those that the app
            shows.
          </Trans>
        }
      />
    </Form>
  </Sheet>
)
