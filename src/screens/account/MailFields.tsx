import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { calls } from '#shared/api/index.ts'
import { problemsOf } from '#shared/problems.ts'
import { post } from '#src/api/post.ts'
import { Refused } from '#src/api/Refused.ts'
import { CodeButton } from '#src/ui/CodeButton.tsx'
import { countAsTyped } from '#src/ui/countAsTyped.ts'
import { Field } from '#src/ui/Field.tsx'
import { toast } from '#src/ui/toasts.ts'
import { useCountdown } from '#src/ui/useCountdown.ts'
import { useLocale } from '#src/ui/useLocale.ts'
import { whereTyped } from '#src/ui/whereTyped.ts'
import { handleOf, keptHandle } from './handleOf.ts'
import { MailField } from './MailField.tsx'

/** The calls that mail a code. */
type CodePath = 'member/sendRegistCode' | 'member/sendEmailCode' | 'password/sendRetrieveCode'

type Sent = { seconds?: number | undefined; problem?: string | undefined }

/** Asks for a code; a refusal that says how long to wait starts the countdown all the same. */
function useCode(path: CodePath) {
  const { t } = useLingui()
  const locale = useLocale()
  return async (email: string, handle: string): Promise<Sent> => {
    const read = z.safeParse(calls[path].body, { email, handle })
    if (!read.success) return { problem: problemsOf(read.error, locale)[0]?.message }
    try {
      const { retryAfter } = await post(path, { email, handle }, { quiet: true })
      return { seconds: retryAfter }
    } catch (error) {
      if (error instanceof Refused) return { seconds: error.retryAfter, problem: error.message }
      return { problem: t`Verification code acquisition failed, please try again` }
    }
  }
}

type MailFieldsProps = {
  path: CodePath
  /** The draft of the form: the countdown and the handle are kept beside it. */
  draft: string
  /** What the address is called. */
  label?: ReactNode
  /** What stands in the field at first. */
  email?: string | undefined
  /** Said from the sending on, in place of a word that a mail has gone. */
  sent?: ReactNode
}

/** A mail address and the code that is mailed to it. */
export function MailFields({ path, draft, label, email: start, sent }: MailFieldsProps) {
  const { t } = useLingui()
  const ask = useCode(path)
  const email = useRef<HTMLInputElement>(null)
  const code = useRef<HTMLInputElement>(null)
  const countdown = useCountdown(`${draft}.code`)
  const [problem, setProblem] = useState<string>()
  const [asked, setAsked] = useState(false)
  const [handle, setHandle] = useState(() => keptHandle(draft))

  async function send() {
    // One for all codes of this form: the latest is good, though it was asked for again.
    const by = handle ?? handleOf(draft)
    setHandle(by)
    const goOn = whereTyped(email.current)
    const { seconds, problem: found } = await ask(email.current?.value ?? '', by)
    setProblem(found)
    if (!found) {
      setAsked(true)
      // Nobody is still told to get one first.
      countAsTyped(code.current)
      if (!sent) toast(t`Code sent. Check your mail.`, 'good')
    }
    goOn(found ? email.current : code.current)
    return seconds
  }

  return (
    <>
      <MailField
        ref={email}
        label={label}
        start={start}
        problem={problem}
        onTyped={() => {
          setProblem(undefined)
          // Another address has its own wait, and the service says so where it is the same.
          countdown.end()
        }}
      />
      <Field
        ref={code}
        name="code"
        icon="shield"
        label={<Trans>Verification code</Trans>}
        inputMode="numeric"
        autoComplete="one-time-code"
        trailing={<CodeButton onSend={send} countdown={countdown} />}
        hint={sent && <span role="status">{asked && sent}</span>}
      />
      {handle && <input type="hidden" name="handle" value={handle} />}
    </>
  )
}
