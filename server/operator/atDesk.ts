import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { perform } from '#server/desk/perform.ts'
import { type DeskBody, type DeskPath, type DeskResult, desk } from '#shared/desk/index.ts'
import { ROLES } from '#shared/desk/roles.ts'
import { fieldName, type Problem, problemsOf } from '#shared/problems.ts'
import { Complaint } from './Complaint.ts'
import type { Desk } from './openDesk.ts'
import { confirmationsHere, houseHere, onChainHere, seenHere } from './seenHere.ts'

/**
 * Does an act of the desk for who sits at the command line: the same that the console does, checked by the same schema and
 * written into the same log. `wire` as it would go over HTTP; with a `key` of one's own told again nothing is done twice.
 */
export async function atDesk<P extends DeskPath>(
  here: Desk,
  path: P,
  wire: z.input<(typeof desk)[P]['body']>,
  key: string = randomUUID(),
): Promise<DeskResult<P>> {
  const body = z.safeDecode(desk[path].body, wire as never)
  if (!body.success) {
    const [problem] = problemsOf(body.error, 'en')
    throw new Complaint(problem ? problemText(problem, wire) : 'That is not valid.')
  }
  const { db, clock, actor } = here
  const world = {
    db,
    clock,
    reading: { config: { confirmations: confirmationsHere(here) } },
    house: houseHere(here),
    // Sent from here it would be lost with the terminal; the service tries on, and knows its mail server.
    written: (to: readonly string[]) =>
      here.say(`The service mails ${to.join(', ')} about it, at once or when it runs again.`),
    onChain: () => onChainHere(here),
    seen: (withdrawal: string) => seenHere(here, withdrawal),
  }
  const who = async () => ({ name: actor, member: null, roles: ROLES })
  const asked = { path, body: body.data as DeskBody<P>, who, key, locale: 'en' as const }
  return z.decode(desk[path].result, (await perform(world, asked)) as never) as DeskResult<P>
}

/** What is wrong with what was typed, and what that was. */
function problemText({ field, message }: Problem, wire: object): string {
  const typed: unknown = Reflect.get(wire, field)
  const what = typeof typed === 'string' ? `${fieldName(field, 'en')} "${typed}"` : field
  return `${what}: ${message}`
}
