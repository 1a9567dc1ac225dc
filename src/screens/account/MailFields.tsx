import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { calls } from '#shared/api/index.ts'
import { limits } from '#shared/limits.ts'
import { problemsOf } from '#shared/problems.ts'
import { post } from '#src/api/post.ts'
import { Refused } from '#src/api/Refused.ts'
import { CodeButton } from '#src/ui/CodeButton.tsx'
import { Field } from '#src/ui/Field.tsx'
import { toast } from '#src/ui/toasts.ts'
import { useLocale } from '#src/ui/useLocale.ts'

type Sent = { seconds?: number | undefined; problem?: string | undefined }

/** Asks for a code; a refusal that says how long to wait starts the countdown all the same. */
function useRegistCode() {
  const { t } = useLingui()
  const locale = useLocale()
  return async (email: string): Promise<Sent> => {
    const read = z.safeParse(calls['member/sendRegistCode'].body, { email })
    if (!read.success) return { problem: problemsOf(read.error, locale)[0]?.message }
    try {
      const { retryAfter } = await post('member/sendRegistCode', { email }, { quiet: true })
      return { seconds: retryAfter }
    } catch (error) {
      if (error instanceof Refused) return { seconds: error.retryAfter, problem: error.message }
      return { problem: t`Verification code acquisition failed, please try again` }
    }
  }
}

/** A mail address and the code that is mailed to it. */
export function MailFields() {
  const { t } = useLingui()
  const ask = useRegistCode()
  const email = useRef<HTMLInputElement>(null)
  const code = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()

  async function send() {
    const sent = await ask(email.current?.value ?? '')
    setProblem(sent.problem)
    if (sent.problem) email.current?.focus()
    else {
      toast(t`Code sent. Look into your mail.`, 'good')
      code.current?.focus()
    }
    return sent.seconds
  }

  return (
    <>
      <Field
        ref={email}
        name="email"
        type="email"
        icon="mail"
        label={<Trans>Email</Trans>}
        autoComplete="email"
        inputMode="email"
        {...(problem && { problem })}
        onChange={() => setProblem(undefined)}
      />
      <Field
        ref={code}
        name="code"
        icon="shield"
        label={<Trans>Verification code</Trans>}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={limits.codeLength}
        trailing={<CodeButton onSend={send} />}
      />
    </>
  )
}
