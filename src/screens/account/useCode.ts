import { useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { calls } from '#shared/api/index.ts'
import { limits } from '#shared/limits.ts'
import { problemsOf } from '#shared/problems.ts'
import { post } from '#src/api/post.ts'
import { Refused } from '#src/api/Refused.ts'
import { Unanswered } from '#src/api/Unanswered.ts'
import { useLocale } from '#src/ui/useLocale.ts'

/** The calls that mail a code. */
export type CodePath =
  | 'member/sendRegistCode'
  | 'member/sendEmailCode'
  | 'password/sendRetrieveCode'

/** Whether a code was sent; `unsure`: no answer came, and one may be on its way all the same. */
export type CodeSaid = 'sent' | 'unsure'

type Asked = {
  seconds?: number | undefined
  problem?: string | undefined
  said?: CodeSaid
}

/** Asks for a code; a refusal that says how long to wait starts the countdown all the same. */
export function useCode(path: CodePath) {
  const { t } = useLingui()
  const locale = useLocale()

  const failed = (error: unknown, mayLeave: boolean): Asked => {
    if (error instanceof Refused) return { seconds: error.retryAfter, problem: error.message }
    // Who asks again at once ends the code that comes meanwhile.
    if (mayLeave && error instanceof Unanswered)
      return { seconds: limits.codeCountdown, said: 'unsure' }
    return { problem: t`Verification code acquisition failed, please try again` }
  }
  return async (email: string, handle: string): Promise<Asked> => {
    const read = z.safeParse(calls[path].body, { email, handle })
    if (!read.success) return { problem: problemsOf(read.error, locale)[0]?.message }
    // Without a network nothing leaves this device, and nothing can be on its way.
    const mayLeave = navigator.onLine
    try {
      const { retryAfter } = await post(path, { email, handle }, { quiet: true, slow: true })
      return { seconds: retryAfter, said: 'sent' }
    } catch (error) {
      return failed(error, mayLeave)
    }
  }
}
