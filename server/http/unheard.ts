import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Refusal } from '#server/db/Refusal.ts'
import type { RefusalName } from '#shared/refusals.ts'
import { refused } from './envelope.ts'

/** What Node.js found, and the status and the words for it; anything else is no HTTP. */
const KNOWN: Record<string, readonly [status: string, because: RefusalName]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'tooSlow'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'tooLarge'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: ['413 Payload Too Large', 'tooLarge'],
}
const NO_HTTP = ['400 Bad Request', 'notJson'] as const

/** How long what still comes is read past after the answer, milliseconds. */
const LINGERS = 1_000

/** What Node.js keeps of the answer that is under way on a connection. */
type Answering = Socket & { _httpMessage?: ServerResponse | null }

/**
 * Answers what never became a request: a status of HTTP's own, as no call was reached (decisions §9), and an envelope that says
 * why, in English: nobody has read which language was asked for. Nothing is said while another request is being answered on
 * the connection: it would be taken for that answer.
 */
export function unheard(error: NodeJS.ErrnoException, socket: Socket): void {
  // What still comes on a connection that was answered is no news.
  if (error.code === 'ECONNRESET' || socket.destroyed || socket.writableEnded) return
  const { _httpMessage: answering } = socket as Answering
  const isSaid = answering?.headersSent || answering?.req.complete
  if (isSaid || !socket.writable) return void socket.destroy()
  const [status, because] = KNOWN[error.code ?? ''] ?? NO_HTTP
  socket.end(textOf(status, refused(new Refusal(because), 'en').text))
  // Closed while something is unread, it would take the answer away with it.
  socket.resume()
  setTimeout(() => socket.destroy(), LINGERS).unref()
}

const textOf = (status: string, body: string) =>
  [
    `HTTP/1.1 ${status}`,
    'connection: close',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    '',
    body,
  ].join('\r\n')
