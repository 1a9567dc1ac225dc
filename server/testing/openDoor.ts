import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

/** What a node answers one of several questions. */
export type Answer = { id: number; result?: unknown; error?: { code: number; message: string } }
export type Spoil = (answers: Answer[]) => Answer[]

/** A door to a node that does something with the answers to several questions at once, of which one asks for this. */
export async function openDoor(url: string, asking: string, spoil: Spoil): Promise<string> {
  const server = createServer(async (request, response) => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify(await json(request))
    const said = (await (await fetch(url, { method: 'POST', headers, body })).json()) as Answer[]
    const told = said.length > 1 && body.includes(asking) ? spoil(said) : said
    response.writeHead(200, headers).end(JSON.stringify(told))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
