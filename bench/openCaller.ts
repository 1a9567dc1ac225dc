import { once } from 'node:events'
import { connect } from 'node:net'

/** One connection that stays open, as a proxy before the service keeps them; one call at a time. */
export type Caller = {
  /** Answers the body. Throws where the call was not answered with code 200. */
  call: (path: string, body: unknown, headers?: Record<string, string>) => Promise<string>
  /** Whether it is still open: the service closes one that was silent for a while. */
  open: () => boolean
  close: () => void
}

/**
 * Opens a connection to the service. Written on the socket: a general client costs more processor time for a call than
 * the service does, and both share the machine.
 */
export async function openCaller(origin: string): Promise<Caller> {
  const { hostname, port, host } = new URL(origin)
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  await once(socket, 'connect')
  let waiting: PromiseWithResolvers<string> | undefined
  let read = ''
  // One byte, one character: lengths are those of the wire.
  socket.setEncoding('latin1')
  socket.on('data', (part: string) => {
    read += part
    const answer = bodyOf(read)
    if (answer === undefined) return
    read = ''
    waiting?.resolve(answer)
  })
  socket.on('close', () => waiting?.reject(new Error('the service closed the connection')))
  socket.on('error', (error) => waiting?.reject(error))
  return {
    call: async (path, body, headers = {}) => {
      if (socket.closed) throw new Error('the service closed the connection')
      waiting = Promise.withResolvers()
      socket.write(requestOf({ path, host, headers, body: JSON.stringify(body) }))
      const text = await waiting.promise
      if (!text.startsWith('{"code":200')) throw new Error(`${path}: ${text.slice(0, 300)}`)
      return text
    },
    open: () => !socket.closed && socket.writable,
    close: () => socket.destroy(),
  }
}

type Sent = { path: string; host: string; headers: Record<string, string>; body: string }

const requestOf = ({ path, host, headers, body }: Sent) =>
  [
    `POST /api/${path} HTTP/1.1`,
    `host: ${host}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    body,
  ].join('\r\n')

/** The body of an answer once all of it is there. Throws where the answer does not tell its length. */
export function bodyOf(answer: string): string | undefined {
  const end = answer.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const length = /\r\ncontent-length: *(\d+)/i.exec(answer.slice(0, end))?.[1]
  if (length === undefined) throw new Error(`an answer of unknown length: ${answer.slice(0, end)}`)
  const body = answer.slice(end + 4)
  return body.length < Number(length) ? undefined : body
}
