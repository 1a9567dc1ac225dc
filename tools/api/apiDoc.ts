import type { Call } from '#shared/api/call.ts'
import { calls } from '#shared/api/index.ts'
import { typeOf } from './typeOf.ts'

const HEAD = `# The calls

Every call of members and visitors: who may make it, what it takes, what it answers. \`shared/api\` is the source of the service, of the
app, of \`/openapi.json\` of a running service, and of this page: \`node tools/api.ts\` writes it. Those of the operators' console are in
\`shared/desk\`.

Each is \`POST /api/<path>\` with a JSON body. Every answer is HTTP 200 with \`{ "code", "message", "result" }\`: \`200\` with a result; \`400\`
with the reason, in the language of Accept-Language (\`en\`, \`zh-Hant\`), where it is about a field with its name in \`field\`, where it
passes with the seconds in \`retryAfter\`; \`401\` who is not signed in, or frozen, whatever else was sent; \`403\` what is not theirs to do, and
a sign-in of who is frozen; \`500\` what went wrong here, with \`"doubt": true\` where it may be done all the same: asking again with the
same key will tell. A body of another form is refused before anything is done. The words of all refusals are in \`shared/refusals.ts\` and
the tables it is made of; what refuses what is in [rules.md](rules.md) and [security.md](security.md).

- *Member*: with \`Authorization: Bearer <token>\` of \`member/login\` or \`member/walletLogin\`.
- *Moves money*: with an \`Idempotency-Key\`, a UUID for each thing to be done; told again with the same body it gets the first answer.
- *Kept*: the app keeps the last answer for when there is no network.

\`?\` may be left out. amount: decimal text, up to 27 digits and 18 after the point; ratio: 0 to 1 with four digits; id: digits; time:
\`2026-11-21T00:00:00Z\`; day: \`2026-11-21\`, UTC; address, hash: \`0x\` and 40 or 64 hex digits; ticket: up to 100 letters. Pages are newest
first, but that pinned notices stand before all others and that of the newest published total behind them; \`next\` is the \`cursor\` of the
following page, null at the end.
`

/** docs/api.md as it is to be. */
export function apiDoc(): string {
  const groups = Map.groupBy(Object.entries<Call>(calls), ([path]) => path.split('/')[0])
  const parts = [...groups].map(
    ([group, its]) => `## ${group}\n\n${its.map((one) => section(...one)).join('\n')}`,
  )
  return `${HEAD}\n${parts.join('\n')}`
}

function section(path: string, call: Call): string {
  const facts = [
    call.who === 'member' ? 'Member' : 'Anyone',
    ...(call.money ? ['moves money'] : []),
    ...(call.upload ? ['a multipart form'] : []),
    ...(call.offline ? ['kept'] : []),
    ...(call.later ? ['not answered by this release'] : []),
  ]
  const forms = `${typeOf(call.body)}\n→ ${typeOf(call.result)}`
  return `### ${path}\n\n${facts.join(' · ')}\n\n\`\`\`text\n${forms}\n\`\`\`\n`
}
