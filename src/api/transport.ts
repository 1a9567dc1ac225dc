import ky from 'ky'
import { clock } from '#src/words/clock.ts'

/** One POST below /api. Throws ky's errors where no 2xx came. */
const transport = ky.create({ prefix: '/api', retry: 0 })

type Sending = {
  json: unknown
  headers: Record<string, string>
  /** Milliseconds. */
  timeout: number
  signal?: AbortSignal
}

/** Sends a body and answers the text that came back; what the answer says of the time is followed. */
export async function sendText(path: string, sending: Sending): Promise<string> {
  const answer = await transport.post(path, sending)
  clock.hear(answer.headers.get('date'))
  return answer.text()
}
