import type { Act } from '#server/operator/Act.ts'
import { Complaint } from '#server/operator/Complaint.ts'

export const log: Act = {
  name: 'log',
  takes: '[number]',
  about: 'shows what operators did last, the newest first',
  example: 'log 50',
  run: async ({ db, say }, { words: [number = '20'] }) => {
    if (!/^[1-9]\d{0,4}$/.test(number)) throw new Complaint(`"${number}" is no number of lines.`)
    const lines = await db.inTx(
      (tx) => tx<Line>`
        select id, at, actor, act, subject, before::text, after::text, reason from operator_act
        order by operator_act.id desc limit ${number}`,
    )
    for (const line of lines) say(told(line))
  },
}

type Line = Record<'id' | 'at' | 'actor' | 'act' | 'subject', string> &
  Record<'before' | 'after' | 'reason', string | null>

const told = ({ id, at, actor, act, subject, ...rest }: Line): string =>
  [
    `${id}  ${at}  ${actor}: ${act}, ${subject}`,
    ...Object.entries(rest)
      .filter(([, value]) => value !== null && value !== 'null')
      .map(([name, value]) => `    ${name.padEnd(8)}${value}`),
  ].join('\n')
