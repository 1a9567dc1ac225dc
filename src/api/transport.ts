import { clock } from '#src/words/clock.ts'
import { clockHeard } from '#src/words/clockHeard.ts'
import { askedAhead, dropAskedAhead } from './asked-ahead.ts'
import { whileAsking } from './asking.ts'
import { lastRequests } from './lastRequests.ts'
import { loadSender } from './loadSender.ts'
import { formOf } from './upload.ts'
import { within } from './within.ts'

type Sending = {
  json?: unknown
  /** In place of JSON: fields of which some are files. */
  form?: Record<string, unknown>
  headers: Record<string, string>
  /** Milliseconds. */
  timeout: number
  signal?: AbortSignal
  /** The browser is to send it also where the page is closed meanwhile. */
  keepalive?: boolean
  /** In place of `/api`. */
  prefix?: string
}

/** What came back. `saved`: from when it is, where it is this phone's copy and not the service's word. */
type Sent = { text: string; saved: Date | null }

/** Sends a body and answers the text that came back; what the service says of the time is followed. */
export const sendText = (path: string, sending: Sending): Promise<Sent> =>
  whileAsking(async () => {
    if (sending.prefix !== undefined) return askElsewhere(path, sending)
    const ahead = await within(sending.timeout, askedAhead(path, sending))
    if (!ahead) return sendAndRead(path, sending)
    // Who tries again, or asks for more in the name of a session that is over, is to hear it from the service.
    if (follow(path, ahead) !== 200) dropAskedAhead()
    return { text: ahead.text, saved: null }
  })

/** It was not asked ahead, and says nothing of the service: neither its time nor what stands in its log. */
async function askElsewhere(path: string, sending: Sending): Promise<Sent> {
  const { sender } = await loadSender()
  const answer = await sender.post(path, optionsOf(sending))
  return { text: await bodyOf(answer, sending), saved: null }
}

/** The sender's own limit ends with the headers: a line that dies behind them would be waited for without an end. */
const bodyOf = (answer: Response, { timeout }: Sending) => within(timeout, answer.text())

const optionsOf = ({ form, ...options }: Sending) =>
  form ? { ...options, body: formOf(form) } : options

async function sendAndRead(path: string, sending: Sending): Promise<Sent> {
  const { sender } = await loadSender()
  const answer = await sender.post(path, optionsOf(sending)).catch((error: unknown) => {
    lastRequests.note({ at: clock.now(), path, id: null, code: null })
    throw error
  })
  const { headers, status } = answer
  const keptAt = headers.get('x-kept-at')
  const heard = { date: headers.get('date'), id: headers.get('x-request-id'), at: Date.now() }
  const text = await bodyOf(answer, sending)
  if (keptAt !== null) return { text, saved: new Date(clock.now() - (Date.now() - Number(keptAt))) }
  follow(path, { ...heard, text, status })
  return { text, saved: null }
}

/** `at`: when the answer came by this device's clock, milliseconds since 1970. */
type Heard = { text: string; date: string | null; id: string | null; at: number; status?: number }

/** Takes down what the service itself has said: the time, and how the request can be found in its log. Answers its code. */
function follow(path: string, { text, date, id, at, status = 200 }: Heard): number {
  clock.hear(date, at)
  clockHeard.note()
  const code = Number(/^\{"code":(\d+)/.exec(text)?.[1] ?? status)
  lastRequests.note({ at: clock.now(), path, id, code })
  return code
}
