import { type ComponentType, Fragment, type ReactNode } from 'react'
import type * as z from 'zod/mini'
import { Button, type ButtonKind } from './Button.tsx'
import { Columns, Stack } from './Columns.tsx'
import { cx } from './cx.ts'
import styles from './Form.module.css'
import { FormState } from './FormState.ts'
import { type FormRules, useForm } from './useForm.ts'

type FormProps<Schema extends z.ZodMiniType> = FormRules<Schema> & {
  /** What the button says. */
  submit: ReactNode
  kind?: ButtonKind | undefined
  /** Why it cannot be sent now, such as being offline: the button is off, the fields stay open. */
  off?: ReactNode
  /** Told while it is on its way; false: not now. */
  sending?: ReactNode
  /** Below the button. */
  after?: ReactNode
  /** Below the fields; from 900 px beside them, with the button under it. */
  beside?: ReactNode
  /** What the button of a long one stands in (`Bottom`): it stays in sight, and on a desk what is beside the fields with it. */
  stays?: ComponentType<{ children: ReactNode }>
  children: ReactNode
}

/** A form that checks its fields, says what is wrong where it is wrong, and sends once. */
export function Form<Schema extends z.ZodMiniType>(props: FormProps<Schema>) {
  const { submit, kind, off, sending, after, beside, stays: End = Fragment, children } = props
  const { form, draft, found, stage, send, typed, touched } = useForm(props)
  const problems = Object.fromEntries(found.map(({ field, message }) => [field, message]))
  const end = (
    <End>
      <div role="alert" className={styles.problems}>
        {found.map(({ field, message, above }) => above && <p key={field}>{message}</p>)}
      </div>
      {off && <p className={styles.off}>{off}</p>}
      <Button type="submit" kind={kind} busy={!!stage} aria-disabled={off ? true : undefined}>
        {submit}
      </Button>
      {sending !== undefined && <Sending busy={stage === 'sending'}>{sending}</Sending>}
      {after}
    </End>
  )

  return (
    <form
      ref={form}
      // Before the scripts have started, a form of this method sends nothing, least of all a password.
      method="dialog"
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!off) void send(event.currentTarget)
      }}
      onInput={typed}
      onFocus={touched}
    >
      <FormState value={{ problems, draft }}>
        {beside ? (
          <Columns>
            <Stack>{children}</Stack>
            <div className={cx(styles.beside, End !== Fragment && styles.stays)}>
              {beside}
              {end}
            </div>
          </Columns>
        ) : (
          <>
            {children}
            {end}
          </>
        )}
      </FormState>
    </form>
  )
}

const Sending = ({ busy, children }: { busy: boolean; children: ReactNode }) => (
  <p role="status" className={styles.sending}>
    {busy && children}
  </p>
)
