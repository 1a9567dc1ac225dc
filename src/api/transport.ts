import ky from 'ky'
import { clock } from '#src/words/clock.ts'
import { formOf } from './upload.ts'

/** One POST below /api. Throws ky's errors where no 2xx came. */
const transport = ky.create({ prefix: '/api', retry: 0 })

type Sending = {
  json?: unknown
  /** In place of JSON: fields of which some are files. */
  form?: Record<string, unknown>
  headers: Record<string, string>
  /** Milliseconds. */
  timeout: number
  signal?: AbortSignal
}

/** Sends a body and answers the text that came back; what the answer says of the time is followed. */
export async function sendText(path: string, sending: Sending): Promise<string> {
  const { form, ...options } = sending
  const answer = await transport.post(path, form ? { ...options, body: formOf(form) } : options)
  clock.hear(answer.headers.get('date'))
  return answer.text()
}
