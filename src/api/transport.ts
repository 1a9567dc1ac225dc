import ky from 'ky'
import { clock } from '#src/words/clock.ts'
import { knowCalls } from './knowCalls.ts'
import { formOf } from './upload.ts'

// What is asked before there is a screen is asked by name as well.
knowCalls()

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

/** What came back. `saved`: from when it is, where it is this phone's copy and not the service's word. */
type Sent = { text: string; saved: Date | null }

/** Sends a body and answers the text that came back; what the service says of the time is followed. */
export async function sendText(path: string, sending: Sending): Promise<Sent> {
  const { form, ...options } = sending
  const answer = await transport.post(path, form ? { ...options, body: formOf(form) } : options)
  const keptAt = answer.headers.get('x-kept-at')
  if (keptAt === null) clock.hear(answer.headers.get('date'))
  const saved = keptAt === null ? null : new Date(clock.now() - (Date.now() - Number(keptAt)))
  return { text: await answer.text(), saved }
}
