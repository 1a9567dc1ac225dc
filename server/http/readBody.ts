import * as z from 'zod/mini'
import { Refusal } from '#server/db/Refusal.ts'
import type { Call } from '#shared/api/call.ts'
import { problemsOf, problemWords, sentence } from '#shared/problems.ts'
import { isFields, strangeField } from './fields.ts'
import type { Request } from './Request.ts'

/**
 * What a call takes, checked by its schema. Refuses `notJson` and `malformed`, with the field; what is wrong with a new
 * password names `passwordMin`, where the service wants more than the schema does.
 */
export function readBody(
  call: Pick<Call, 'body'>,
  { json, locale }: Pick<Request, 'json' | 'locale'>,
  passwordMin?: number,
): unknown {
  if (!isFields(json)) throw new Refusal('notJson')
  const strange = strangeField(json, (call.body as z.ZodMiniObject).shape)
  if (strange !== undefined) {
    const problem = sentence({ field: strange, message: problemWords('', locale) }, locale)
    throw new Refusal('malformed', { values: { problem }, field: strange })
  }
  const body = z.safeDecode(call.body, json as never)
  if (body.success) return body.data
  const [problem] = problemsOf(body.error, locale, passwordMin)
  if (!problem) throw new Refusal('notJson')
  throw new Refusal('malformed', {
    values: { problem: sentence(problem, locale) },
    ...(problem.field ? { field: problem.field } : {}),
  })
}
