import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef, useState } from 'react'
import { CodeButton } from '#src/ui/CodeButton.tsx'
import { countAsTyped } from '#src/ui/countAsTyped.ts'
import { Field } from '#src/ui/Field.tsx'
import { toast } from '#src/ui/toasts.ts'
import { useCountdown } from '#src/ui/useCountdown.ts'
import { whereTyped } from '#src/ui/whereTyped.ts'
import { handleOf, keptHandle } from './handleOf.ts'
import { MailField } from './MailField.tsx'
import { type CodePath, type CodeSaid, useCode } from './useCode.ts'

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

/** The two fields, what was said of the code, and how it is asked for; `wordless` where the form says itself that it was sent. */
function useSending(path: CodePath, draft: string, wordless: boolean) {
  const { t } = useLingui()
  const ask = useCode(path)
  const email = useRef<HTMLInputElement>(null)
  const code = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  const [said, setSaid] = useState<CodeSaid>()
  const [handle, setHandle] = useState(() => keptHandle(draft))

  async function send() {
    // One for all codes of this form: the latest is good, though it was asked for again.
    const by = handle ?? handleOf(draft)
    setHandle(by)
    const goOn = whereTyped(email.current)
    const { seconds, problem: found, said: word } = await ask(email.current?.value ?? '', by)
    setProblem(found)
    if (word) hear(word)
    goOn((found ? email : code).current)
    return seconds
  }

  function hear(word: CodeSaid) {
    setSaid(word)
    // Nobody is still told to get one first.
    countAsTyped(code.current)
    if (word === 'sent' && !wordless) toast(t`Code sent. Check your mail.`, 'good')
  }

  /** Another address: nothing is known of a code for it. */
  function typed() {
    setProblem(undefined)
    setSaid(undefined)
  }
  return { email, code, problem, said, handle, send, typed }
}

/** A mail address and the code that is mailed to it. */
export function MailFields({ path, draft, label, email: start, sent }: MailFieldsProps) {
  const countdown = useCountdown(`${draft}.code`)
  const { email, code, problem, said, handle, send, typed } = useSending(path, draft, !!sent)

  return (
    <>
      <MailField
        ref={email}
        label={label}
        start={start}
        problem={problem}
        onTyped={() => {
          typed()
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
        hint={said === 'unsure' ? <Unsure /> : sent && <span role="status">{said && sent}</span>}
      />
      {handle && <input type="hidden" name="handle" value={handle} />}
    </>
  )
}

const Unsure = () => (
  <span role="alert">
    <Trans>
      No answer came: a code may be on its way. Look at your mail before you ask for another.
    </Trans>
  </span>
)
