import { randomUUID } from 'node:crypto'
import type { DeskPath } from '#shared/desk/index.ts'
import { type Enrolled, enrol } from './enrol.ts'
import { openService } from './openService.ts'

/** Why something is done to a member. */
export const reason = 'asked for at the counter'

/** A farm with an operator and an auditor at its desk, a member, and another whom that one invited. */
export async function openMembers() {
  const service = await openService()
  const boss = await enrol(service, { roles: ['operator'] })
  const auditor = await enrol(service, { roles: ['auditor'] })
  const ann = await enrol(service, { coins: 1_000n })
  const bob = await enrol(service, { inviter: ann.id, coins: 50n })
  const ask = async <P extends DeskPath>(
    path: P,
    body: object,
    by: Enrolled = boss,
    key: string = randomUUID(),
  ) => service.call(path, body, { token: by.token, headers: { 'idempotency-key': key } })
  /** What the log has of a member. */
  const lines = (member: Enrolled) =>
    service.db.inTx(
      (tx) => tx<{ actor: string; act: string; before: unknown; after: unknown; reason: string }>`
        select actor, act, before, after, reason from operator_act
        where subject = ${`member ${member.id}`} order by id`,
    )
  const isIn = async ({ token }: Enrolled) =>
    (await service.call('member/userInfo', {}, { token })).code === 200
  return { ...service, boss, auditor, ann, bob, ask, lines, isIn }
}

export type Members = Awaited<ReturnType<typeof openMembers>>
