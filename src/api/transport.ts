import ky from 'ky'
import { clock } from '#src/words/clock.ts'
import { clockHeard } from '#src/words/clockHeard.ts'
import { whileAsking } from './asking.ts'
import { lastRequests } from './lastRequests.ts'
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

/** What came back. `saved`: from when it is, where it is this phone's copy and not the service's word. */
type Sent = { text: string; saved: Date | null }

/** Sends a body and answers the text that came back; what the service says of the time is followed. */
export const sendText = (path: string, sending: Sending): Promise<Sent> =>
  whileAsking(() => sendAndRead(path, sending))

async function sendAndRead(path: string, sending: Sending): Promise<Sent> {
  const { form, ...options } = sending
  const answer = await transport
    .post(path, form ? { ...options, body: formOf(form) } : options)
    .catch((error: unknown) => {
      lastRequests.note({ at: clock.now(), path, id: null, code: null })
      throw error
    })
  const keptAt = answer.headers.get('x-kept-at')
  if (keptAt === null) {
    clock.hear(answer.headers.get('date'))
    clockHeard.note()
  }
  const saved = keptAt === null ? null : new Date(clock.now() - (Date.now() - Number(keptAt)))
  const text = await answer.text()
  if (keptAt === null) {
    const code = Number(/^\{"code":(\d+)/.exec(text)?.[1] ?? answer.status)
    lastRequests.note({ at: clock.now(), path, id: answer.headers.get('x-request-id'), code })
  }
  return { text, saved }
}
