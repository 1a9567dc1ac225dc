import { randomUUID } from 'node:crypto'
import type { DeskPath } from '#shared/desk/index.ts'
import { ROLES, type Role } from '#shared/desk/roles.ts'
import { deskMatrix } from './deskMatrix.ts'
import { type Enrolled, enrol } from './enrol.ts'
import { openService } from './openService.ts'

type Said = { code: number; message: string; field?: string; result: unknown }

/** A service with one person of each role at its desk, and a member without any. */
export async function openDesk() {
  const service = await openService()
  const plain = await enrol(service)
  const made = await Promise.all(
    ROLES.map(async (role) => [role, await enrol(service, { roles: [role] })] as const),
  )
  const bodyFor = (path: DeskPath) => deskMatrix[path].body?.(plain.id) ?? {}
  return {
    service,
    plain,
    cast: Object.fromEntries(made) as Record<Role, Enrolled>,
    /** Sends what the matrix says where nothing else is given, under a new key. */
    ask: (
      path: DeskPath,
      token?: string,
      body: object = bodyFor(path),
      key: string = randomUUID(),
    ) => service.call(path, body, { token, headers: { 'idempotency-key': key } }) as Promise<Said>,
    /** What is written down of all acts so far. */
    lines: () =>
      service.db.inTx(
        (tx) => tx<{ actor: string; act: string; subject: string; reason: string }>`
          select actor, act, subject, reason from operator_act order by id`,
      ),
    close: service.close,
  }
}

export type Desk = Awaited<ReturnType<typeof openDesk>>
