import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { open } from '#server/db/open.ts'
import type { Tx } from '#server/db/Tx.ts'
import { available, treasury } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import { join } from '#server/members/join.ts'
import { openSession } from '#server/members/openSession.ts'
import type { Farm } from '#tools/start/startFarm.ts'
import { startFarm } from '#tools/start/startFarm.ts'
import { type Asked, load, type Member } from './load.ts'
import { problemsIn } from './problemsIn.ts'

const WORKERS = 8
const MEMBERS_EACH = 10
const FUNDS = 10n ** 6n * 10n ** 18n

export type Outcome = { kills: number; acknowledged: number; refused: number; problems: string[] }

/**
 * Pledges and transfers through HTTP with several workers while the service and PostgreSQL are killed in turn (kill -9), then compares
 * every answer that was given with the books.
 */
export async function crash({
  kills,
  dataDir,
  log,
}: {
  kills: number
  dataDir: string
  log: (line: string) => void
}): Promise<Outcome> {
  const port = String(20_000 + Math.floor(Math.random() * 20_000))
  const farm = await startFarm({
    dataDir,
    env: { ...process.env, PORT: port, NODE_ENV: 'test' },
    log,
  })
  try {
    const members = await makeMembers(farm)
    const asked: Asked[] = []
    let stopped = false
    const workers = Array.from({ length: WORKERS }, (_, i) =>
      load(farm.appUrl, {
        members: members.slice(i * MEMBERS_EACH, (i + 1) * MEMBERS_EACH),
        stopped: () => stopped,
        asked,
      }),
    )
    for (let i = 0; i < kills; i += 1)
      await killOne(farm, { which: i % 2 ? 'postgres' : 'service', asked, log })
    await answered(asked, 50)
    stopped = true
    await Promise.all(workers)
    const problems = await problemsIn(farm.database.appUrl, { asked, funds: FUNDS })
    const acknowledged = asked.filter(({ id }) => id).length
    return { kills, acknowledged, refused: asked.length - acknowledged, problems }
  } finally {
    await farm.stop()
  }
}

/** Waits for some answers, so that every kill falls into work, then kills without warning. */
async function killOne(
  farm: Farm,
  {
    which,
    asked,
    log,
  }: { which: 'postgres' | 'service'; asked: Asked[]; log: (line: string) => void },
) {
  await answered(asked, 10 + Math.floor(Math.random() * 40))
  const pid = farm.pids()[which]
  if (!pid) throw new Error(`no ${which} to kill`)
  log(`kill -9 ${which}`)
  process.kill(pid, 'SIGKILL')
  while (farm.pids()[which] === pid) await wait(10)
}

async function answered(asked: readonly Asked[], more: number) {
  const count = () => asked.filter(({ id, refused }) => id ?? refused).length
  const wanted = count() + more
  while (count() < wanted) await wait(5)
}

async function makeMembers({ database, invitationCode }: Farm): Promise<Member[]> {
  const db = open(database.appUrl, { connections: 2 })
  const now = new Date()
  const makeOne = async (tx: Tx): Promise<Member> => {
    const account = `0x${randomBytes(20).toString('hex')}` as const
    const id = await join(tx, {
      nickname: 'Load',
      email: `${account}@example.org`,
      passwordHash: 'none',
      inviteCode: invitationCode,
      account,
      proved: true,
      now,
      house: [],
    })
    await post(tx, {
      key: `load:${id}`,
      kind: 'deposit',
      now,
      moves: [
        {
          from: treasury,
          to: available(id),
          coin: 'BTCWT',
          amount: FUNDS,
          in: { type: 'deposit' },
        },
      ],
    })
    const { token } = await openSession(tx, id, now)
    return { id, token }
  }
  const members: Member[] = []
  for (let i = 0; i < WORKERS * MEMBERS_EACH; i += 1) members.push(await db.inTx(makeOne))
  await db.close()
  return members
}
