import { randomUUID } from 'node:crypto'
import { hashOfToken } from '#server/members/hashOfToken.ts'
import type { Path } from '#shared/api/index.ts'
import { drive } from './drive.ts'
import { anyOf, openService, type Service } from './openService.ts'
import type { Part } from './Part.ts'
import { rateOf } from './pgbench.ts'
import { recordCall } from './recordCall.ts'
import { scriptOf } from './scriptOf.ts'
import { tokenOf } from './seed.ts'
import { figure, ratio, table } from './table.ts'

const SECONDS = 3

/** `json` is what to send, where `other` is any member but the caller. */
type Measured = { path: Path; json: (other: number) => object; clients: readonly number[] }

/** The calls that are made most: the two that move money, and what Home, Staking and Assets ask for whenever they open. */
const CALLS: readonly Measured[] = [
  {
    path: 'product/pledge',
    json: () => ({ coin: 'BTCWT', amount: '12.5', planId: 'd30' }),
    clients: [1, 8, 32],
  },
  {
    path: 'asset/transfer',
    json: (other) => ({ payeeId: String(other), coin: 'BTCWT', amount: '1' }),
    clients: [1, 8, 32],
  },
  ...reads([
    'home/parameters',
    'product/pledgeData',
    'member/userInfo',
    'member/inbox',
    'member/fengyunList',
    'home/notice',
    'product/order',
    'asset/flowRecord',
  ]),
]

function reads(paths: readonly Path[]): Measured[] {
  return paths.map((path) => ({ path, json: () => ({}), clients: [8] }))
}

/** Calls a second through HTTP, beside pgbench with the statements that the call was recorded to make. */
export const http: Part = async (bench) => {
  const service = await openService(bench, 'bench_http')
  try {
    const rows = []
    for (const call of CALLS) {
      const script = await scriptFor(service, call)
      for (const clients of call.clients) {
        bench.log(`${call.path}, ${clients} clients`)
        const ours = await driveCall(service, call, clients)
        const run = { url: service.appUrl, clients, seconds: SECONDS }
        const theirs = await rateOf(script, run)
        rows.push([
          `${call.path}, ${clients} clients`,
          figure(ours.perSecond),
          figure(ours.p50, 1),
          figure(ours.p99, 1),
          figure(theirs),
          ratio(ours.perSecond, theirs),
        ])
      }
    }
    return `calls through HTTP, pgbench with the same statements; /s and ms\n${table([HEAD, ...rows])}`
  } finally {
    await service.stop()
  }
}

const HEAD = ['', 'ours', 'p50', 'p99', 'pgbench', 'ours ÷ pgbench']

async function driveCall(service: Service, { path, json }: Measured, clients: number) {
  const callers = await service.callers(clients)
  return drive(
    async (client) => {
      const { headers, other } = anyOf(service.members)
      const asked = { ...headers, 'idempotency-key': randomUUID() }
      await callers[client]?.call(path, json(other), asked)
    },
    { clients, seconds: SECONDS },
  )
}

/** The statements of one such call, made by any of the members. */
async function scriptFor({ db, members }: Service, { path, json }: Measured): Promise<string> {
  const { id, other } = anyOf(members)
  const [token, key, now] = [tokenOf(id), randomUUID(), new Date()]
  const transactions = await recordCall(db, { path, token, json: json(other), key, now })
  const names = new Map<unknown, string>([
    [String(id), ':member'],
    [String(other), ':other'],
    [hashOfToken(token), "encode(sha256(convert_to('bench-' || :member, 'UTF8')), 'hex')"],
    [key, 'gen_random_uuid()::text'],
    [`money:${id}`, "U&'money\\003A' || :member"],
    [now.getTime(), 'now()'],
  ])
  const { first, count } = members
  const any = `\\set member random(${first}, ${first + count - 1})`
  const next = `\\set other ${first} + (:member - ${first} + 1) % ${count}`
  return `${any}\n${next}\n${scriptOf(transactions, names)}`
}
