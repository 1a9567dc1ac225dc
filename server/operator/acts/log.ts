import type { Act } from '#server/operator/Act.ts'
import { atDesk } from '#server/operator/atDesk.ts'
import { Complaint } from '#server/operator/Complaint.ts'
import { AFTER, sayMore } from '#server/operator/pages.ts'
import { counted } from '#server/operator/table.ts'
import type { DeskResult } from '#shared/desk/index.ts'
import { limits } from '#shared/limits.ts'

export const log: Act = {
  name: 'log',
  takes: '[number]',
  about: 'shows what operators did last, the newest first',
  example: 'log 50 --actor ann --act setRole',
  options: { actor: 'text', act: 'text', subject: 'text', ...AFTER },
  run: async (desk, { words: [number = '20'], option }) => {
    if (!/^[1-9]\d{0,4}$/.test(number)) throw new Complaint(`"${number}" is no number of lines.`)
    const wanted = { actor: option('actor'), act: option('act'), subject: option('subject') }
    let [left, cursor] = [Number(number), option('after')]
    while (left > 0) {
      const limit = Math.min(left, limits.pageMax)
      const { list, next } = await atDesk(desk, 'operator/log', { ...wanted, limit, cursor })
      for (const line of list) desk.say(told(line))
      if (next === null) return
      left -= list.length
      cursor = next
    }
    sayMore(desk, cursor ?? null)
  },
}

export const logCheck: Act = {
  name: 'log check',
  takes: '',
  about: 'reckons the chain of the log anew: each line holds the hash of the one before',
  example: 'log check',
  run: async (desk) => {
    const { lines, last, broken } = await atDesk(desk, 'operator/checkLog', {})
    if (broken.length > 0)
      throw new Complaint(
        `Not as it was written: ${broken.length === 1 ? 'line' : 'lines'} ${broken.join(', ')}.`,
      )
    desk.say(
      `${counted(lines, 'line')}, each follows from the one before. The last: ${last ?? 'none'}`,
    )
  },
}

type Line = DeskResult<'operator/log'>['list'][number]

const told = ({ id, at, act, before, after, reason, ...line }: Line): string =>
  [
    `${id}  ${at}  ${withName(line.actor, line.actorName)}: ${act}, ${withName(line.subject, line.subjectName)}`,
    ...Object.entries({ before, after })
      .filter(([, value]) => value !== null && value !== undefined)
      .map(([name, value]) => `    ${name.padEnd(8)}${JSON.stringify(value)}`),
    ...(reason === null ? [] : [`    reason  ${reason}`]),
  ].join('\n')

/** Filters take what stands before the bracket. */
const withName = (text: string, name: string | null) => (name === null ? text : `${text} (${name})`)
