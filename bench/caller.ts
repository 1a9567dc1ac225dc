import { randomUUID } from 'node:crypto'
import { bookTogether } from '#server/calls/bookTogether.ts'
import type { World } from '#server/calls/World.ts'
import { readConfig } from '#server/config/readConfig.ts'
import type { Database } from '#server/db/open.ts'
import { perform } from '#server/desk/perform.ts'
import { worldOf } from '#server/desk/worldOf.ts'
import { answer } from '#server/http/answer.ts'
import { stoppedAt } from '#server/testing/stoppedAt.ts'
import type { Path } from '#shared/api/index.ts'
import { type DeskPath, desk } from '#shared/desk/index.ts'
import { ROLES } from '#shared/desk/roles.ts'
import { tokenOf } from './seed.ts'

/** Makes calls as the service answers them, without HTTP. Both throw where the answer is a refusal. */
type Caller = {
  member: (path: Path, json: object, by: string) => Promise<void>
  desk: (path: DeskPath, body: object) => Promise<unknown>
}

const NOWHERE = 'http://127.0.0.1:9'

/** What calls and jobs work with a few minutes after a day's midnight; there is no chain. */
export function worldAt(db: Database, day: string): World {
  const clock = stoppedAt(`${day}T00:05:00Z`)
  const config = readConfig({
    DATABASE_URL: 'postgres://bench',
    BITWAVE_RPC_URL: NOWHERE,
    BITWAVE_POOL: '0x00000000000000000000000000000000000000A1',
    BITWAVE_TOKEN: '0x00000000000000000000000000000000000000B2',
    BITWAVE_EXPLORER_URL: NOWHERE,
    SMTP_URL: 'smtp://127.0.0.1:9',
    PUBLIC_URL: 'http://localhost:4820',
  })
  const mailer = { send: () => Promise.reject(new Error('nobody is mailed')), close: () => {} }
  return { db, clock, config, mailer, book: bookTogether(db, clock.now) }
}

export function caller(db: Database, day: string): Caller {
  const world = worldAt(db, day)
  const atDesk = worldOf(world)
  const who = async () => ({ name: 'bench', member: null, roles: ROLES })
  return {
    member: async (path, json, by) => {
      const about = { idempotencyKey: randomUUID(), locale: 'en', address: '::1' } as const
      const { text } = await answer(world, { ...about, path, json, token: tokenOf(by) })
      if (!text.startsWith('{"code":200')) throw new Error(`${path}: ${text.slice(0, 200)}`)
    },
    desk: (path, body) =>
      perform(atDesk, {
        path,
        body: desk[path].body.parse(body) as never,
        who,
        key: undefined,
        locale: 'en',
      }),
  }
}
