import { randomUUID } from 'node:crypto'
import type { AnyPath } from '#shared/api/index.ts'
import type { Member } from './app.ts'
import { noteCall } from './desk-acts.ts'
import { farm } from './farm.ts'

type Envelope = {
  code: number
  message: string
  // What a call answers is checked by the service's own tests; here it is only looked at.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  result: any
}

/** Makes a call as a member, past the app. */
export async function post(member: Member, path: AnyPath, body: object): Promise<Envelope> {
  const key = randomUUID()
  const answer = await fetch(`${farm.appUrl}/api/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': 'en',
      authorization: `Bearer ${member.token}`,
      'idempotency-key': key,
    },
    body: JSON.stringify(body),
  })
  const said = (await answer.json()) as Envelope
  noteCall(path, key, said.code === 200)
  return said
}
