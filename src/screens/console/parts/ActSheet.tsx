import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
import { type DeskBody, type DeskPath, type DeskResult, desk } from '#shared/desk/index.ts'
import { useSend } from '#src/api/useSend.ts'
import { useSendingOff } from '#src/api/useSendingOff.ts'
import type { ButtonKind } from '#src/ui/Button.tsx'
import { Form } from '#src/ui/Form.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { toast } from '#src/ui/toasts.ts'
import { ReasonField } from './ReasonField.tsx'

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
  /** Says that it is done. */
  done: (result: DeskResult<P>) => string
}

/** One act of the desk: what will happen, why, and the button that does it once. A refusal stands at its field. */
export function ActSheet<P extends DeskPath>({ open, onClose, title, ...act }: ActSheetProps<P>) {
  return (
    <Sheet open={open} onClose={onClose} title={title}>
      <ActForm {...act} onDone={onClose} />
    </Sheet>
  )
}

type ActFormProps<P extends DeskPath> = Omit<ActSheetProps<P>, 'open' | 'onClose' | 'title'> & {
  onDone: () => void
}

function ActForm<P extends DeskPath>(props: ActFormProps<P>) {
  const { path, extra, children, reason = true, submit, kind, done, onDone } = props
  const { send } = useSend(path, { quiet: true })
  const off = useSendingOff()
  // The schema and the body of one path belong together, which TypeScript cannot follow for a generic P.
  const schema = desk[path].body as unknown as z.ZodMiniType<DeskBody<P>>

  async function submitted(body: DeskBody<P>) {
    const result = (await send(body as Parameters<typeof send>[0])) as DeskResult<P>
    toast(done(result), 'good')
    onDone()
  }

  return (
    <Form schema={schema} extra={extra} onSubmit={submitted} submit={submit} kind={kind} off={off}>
      {children}
      {reason && <ReasonField />}
    </Form>
  )
}
