import { type ReactNode, useEffect, useState } from 'react'
import type * as z from 'zod/mini'
import { type DeskBody, type DeskPath, type DeskResult, desk } from '#shared/desk/index.ts'
import { useSendingOff } from '#src/api/useSendingOff.ts'
import type { ButtonKind } from '#src/ui/Button.tsx'
import { Form } from '#src/ui/Form.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { InDoubt } from './InDoubt.tsx'
import { ReasonField } from './ReasonField.tsx'
import { useAct } from './useAct.ts'

type ActSheetProps<P extends DeskPath> = {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** The act; its schema checks the form. */
  path: P
  /** Parts of the body that are no fields, as they go over the wire. */
  extra?: Readonly<Record<string, unknown>>
  /** What will happen, in words and as before and after; and fields. */
  children: ReactNode
  /** The act takes a reason. */
  reason?: boolean
  submit: ReactNode
  kind?: ButtonKind
  /** Why it cannot be done now, in words: the button is off. */
  refused?: string | undefined
  /** Says what was done: by the result alone where what was sent before may have been another thing. */
  done: (result: DeskResult<P>) => string
  /** Once it is done, where the sheet is still there. */
  onDone?: (result: DeskResult<P>) => void
}

/**
 * One act of the desk: what will happen, why, and the button that does it once, whatever becomes of the answer, the sheet or
 * the app meanwhile. A refusal stands at its field.
 */
export function ActSheet<P extends DeskPath>(props: ActSheetProps<P>) {
  const { open, onClose, title, onDone, ...act } = props
  const [sending, setSending] = useState(false)
  function end(result: DeskResult<P>) {
    onDone?.(result)
    onClose()
  }
  return (
    <Sheet open={open} onClose={onClose} title={title} locked={sending}>
      <ActForm {...act} onDone={end} onSending={setSending} />
    </Sheet>
  )
}

type ActFormProps<P extends DeskPath> = Omit<ActSheetProps<P>, 'open' | 'onClose' | 'title'> & {
  onDone: (result: DeskResult<P>) => void
  onSending: (sending: boolean) => void
  /** What stands in its place then shows what became of it (`useAct`). */
  shown?: boolean
}

/** What stands in the sheet of an act, for a sheet that goes on after it. */
export function ActForm<P extends DeskPath>(props: ActFormProps<P>) {
  const {
    path,
    extra,
    children,
    reason = true,
    submit,
    kind,
    refused,
    done,
    onDone,
    onSending,
    shown,
  } = props
  const act = useAct({ path, extra, done, onDone, shown })
  const off = useSendingOff({ refused })
  // The schema and the body of one path belong together, which TypeScript cannot follow for a generic P.
  const schema = desk[path].body as unknown as z.ZodMiniType<DeskBody<P>>

  useEffect(() => {
    onSending(act.state === 'sending')
    return () => onSending(false)
  }, [act.state, onSending])

  return (
    <InDoubt act={act}>
      <Form
        schema={schema}
        extra={extra}
        onSubmit={act.submit}
        submit={submit}
        kind={kind}
        off={off}
      >
        {children}
        {reason && <ReasonField />}
      </Form>
    </InDoubt>
  )
}
