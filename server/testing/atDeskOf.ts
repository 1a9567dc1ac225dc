import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { World } from '#server/calls/World.ts'
import { Refusal } from '#server/db/Refusal.ts'
import { perform } from '#server/desk/perform.ts'
import { worldOf } from '#server/desk/worldOf.ts'
import { type DeskBody, type DeskPath, type DeskResult, desk } from '#shared/desk/index.ts'
import { ROLES, type Role } from '#shared/desk/roles.ts'
import { say } from '#shared/locale.ts'
import { refusals } from '#shared/refusals.ts'

type Somebody = { name?: string; member?: string | null; roles?: readonly Role[] }

/** Somebody at the desk of a farm. What is refused is answered in words. */
export const atDeskOf =
  (world: World, { name = 'tester', member = null, roles = ROLES }: Somebody = {}) =>
  async <P extends DeskPath>(
    path: P,
    wire: z.input<(typeof desk)[P]['body']>,
    key: string = randomUUID(),
  ): Promise<DeskResult<P> | string> => {
    const body = z.decode(desk[path].body, wire as never) as DeskBody<P>
    const who = async () => ({ name, member, roles })
    try {
      const asked = { path, body, who, key, locale: 'en' as const }
      const told = await perform(worldOf(world), asked)
      return z.decode(desk[path].result, told as never) as DeskResult<P>
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return say(refusals[error.because], 'en', error.details.values ?? {})
    }
  }
