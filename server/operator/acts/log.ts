import type { Act } from '#server/operator/Act.ts'
import { atDesk } from '#server/operator/atDesk.ts'
import { Complaint } from '#server/operator/Complaint.ts'
import { memberText } from '#server/operator/memberText.ts'
import { AFTER, sayMore } from '#server/operator/pages.ts'
import { counted } from '#server/operator/table.ts'
import type { DeskResult } from '#shared/desk/index.ts'
import { limits } from '#shared/limits.ts'

export const log: Act = {
  name: 'log',
  takes: '[number]',
  about: 'shows what operators did last, the newest first',
  example: 'log 50 --actor "UID 100007" --act setRole',
  options: { actor: 'text', act: 'text', subject: 'text', ...AFTER },
  run: async (desk, { words: [number = '20'], option }) => {
    if (!/^[1-9]\d{0,4}$/.test(number)) throw new Complaint(`"${number}" is no number of lines.`)
    const wanted = {
      actor: asLogged(option('actor')),
      act: option('act'),
      subject: asLogged(option('subject')),
    }
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
    const { lines, last, breaks, broken } = await atDesk(desk, 'operator/checkLog', {})
    if (breaks > 0) {
      const rest = breaks > broken.length ? `, and ${breaks - broken.length} more` : ''
      throw new Complaint(
        `Not as it was written: ${breaks === 1 ? 'line' : 'lines'} ${broken.join(', ')}${rest}.`,
      )
    }
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

/** A member by nickname and UID, all else as the log names it. */
const withName = (text: string, nickname: string | null) =>
  nickname === null ? text : memberText({ id: text.replace('member ', ''), nickname })

/** A member is looked for by the UID that the lines tell; the log itself names members otherwise. */
const asLogged = (text: string | undefined) => text?.replace(/^UID (?=\d+$)/i, 'member ')
