import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Request } from '@playwright/test'
import type { DeskCall } from '#shared/desk/deskCall.ts'
import { desk } from '#shared/desk/index.ts'
import { farm } from './farm.ts'

/** Something that somebody at the desk did or tried in this run, by its call and key or by a name of its own at the command line. */
export type DeskAct =
  | { path: string; key: string; done: boolean }
  | { actor: string; words: readonly string[] }

/** All workers of a run write into one file beside the farm. */
const file = () => join(farm.dataDir, 'desk-acts.jsonl')

export const noteAct = (act: DeskAct) => appendFileSync(file(), `${JSON.stringify(act)}\n`)

export const notedActs = (): DeskAct[] =>
  existsSync(file())
    ? readFileSync(file(), 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as DeskAct)
    : []

/** Notes a call of the desk that writes; `done` where its answer was seen. */
export function noteCall(path: string, key: string | undefined, done: boolean): void {
  const call: DeskCall | undefined = (desk as Record<string, DeskCall>)[path]
  if (call?.writes && key) noteAct({ path, key, done })
}

/** Notes what is asked of the desk in this context. */
export const noteDesk = (context: BrowserContext) => context.on('request', noteRequest)

function noteRequest(request: Request): void {
  const [, path = ''] = /\/api\/(operator\/\w+)$/.exec(request.url()) ?? []
  if (path) noteCall(path, request.headers()['idempotency-key'], false)
}
