import ky from 'ky'

/** One POST below /api. Throws ky's errors where no 2xx came. */
const transport = ky.create({ prefix: '/api', retry: 0 })

type Sending = {
  json: unknown
  headers: Record<string, string>
  /** Milliseconds. */
  timeout: number
  signal?: AbortSignal
}

/** Sends a body and answers the text that came back. */
export const sendText = (path: string, sending: Sending): Promise<string> =>
  transport.post(path, sending).text()
