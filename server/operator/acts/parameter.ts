import type { Act } from '#server/operator/Act.ts'
import { atDesk } from '#server/operator/atDesk.ts'
import { Complaint } from '#server/operator/Complaint.ts'
import { momentIn, needed } from '#server/operator/given.ts'
import { withActors } from '#server/operator/memberText.ts'
import type { Desk } from '#server/operator/openDesk.ts'
import { AFTER, pageIn, sayMore } from '#server/operator/pages.ts'
import type { DeskResult } from '#shared/desk/index.ts'

export const parameterList: Act = {
  name: 'parameter list',
  takes: '',
  about: 'shows every parameter in force, and what is to come',
  example: 'parameter list',
  run: async (desk) => {
    const { list } = await atDesk(desk, 'operator/parameters', {})
    for (const { name, value, since, actor, reason, coming } of await withActors(desk, list)) {
      const why = since ? `${since}, ${actor}: ${reason}` : 'as it ships'
      desk.say(`${name} (${why})\n  ${JSON.stringify(value)}`)
      for (const { id, value: next, effectiveAt } of coming) {
        desk.say(`  from ${effectiveAt}: ${JSON.stringify(next)} (version ${id})`)
      }
    }
  },
}

export const parameterSet: Act = {
  name: 'parameter set',
  takes: '<name> <json>',
  about: 'sets a parameter, at once or from a moment on; what stood before stays in the records',
  example: `parameter set shares '{"staking":"0.8","community":"0.12","subsidy":"0.05"}' --reason "as voted" --from 2026-12-01T00:00:00Z`,
  options: { reason: 'text', from: 'text' },
  run: async (desk, given) => {
    const [name = '', json = ''] = given.words
    const reason = needed(given, 'reason')
    const effectiveAt = momentIn(given.option('from'))
    const value = jsonIn(json)
    const { list } = await atDesk(desk, 'operator/parameters', {})
    const revision = list.find((one) => one.name === name)?.revision ?? 0
    const asked = { name, value, effectiveAt, revision, reason }
    const version = await atDesk(desk, 'operator/setParameter', asked)
    await say(desk, [version])
  },
}

export const parameterDrop: Act = {
  name: 'parameter drop',
  takes: '<version> <reason> …',
  about: 'takes a version back whose moment has not come; it stays in the records',
  example: 'parameter drop 12 "voted down"',
  run: async (desk, { words: [id = '', ...why] }) => {
    const reason = why.join(' ')
    const { name, effectiveAt } = await atDesk(desk, 'operator/dropParameter', { id, reason })
    desk.say(`${name}: what was to come at ${effectiveAt} is taken back`)
  },
}

export const parameterHistory: Act = {
  name: 'parameter history',
  takes: '[name]',
  about: 'tells every version there was, by its moment, the newest first',
  example: 'parameter history coinSet',
  options: AFTER,
  run: async (desk, given) => {
    const [name] = given.words
    const asked = { ...pageIn(given), name }
    const { list, next } = await atDesk(desk, 'operator/parameterHistory', asked)
    await say(desk, list)
    sayMore(desk, next)
  },
}

type Version = DeskResult<'operator/parameters'>['list'][number]['coming'][number]

async function say(desk: Desk, versions: readonly Version[]): Promise<void> {
  for (const { dropped, ...version } of await withActors(desk, versions)) {
    const [back = null] = await withActors(desk, dropped ? [dropped] : [])
    desk.say(told({ ...version, dropped: back }))
  }
}

const told = ({ id, name, effectiveAt, actor, reason, changes, dropped }: Version): string =>
  [
    `${name} from ${effectiveAt} on (version ${id}), ${actor}: ${reason}`,
    ...changes.map(
      ({ field, of, before, after }) =>
        `  ${[of, field].filter(Boolean).join(' ')}: ${before ?? '–'} → ${after ?? '–'}`,
    ),
    ...(dropped ? [`  taken back ${dropped.at}, ${dropped.actor}: ${dropped.reason}`] : []),
  ].join('\n')

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Complaint(`The value is not JSON. Texts and amounts stand in double quotes: '"1.5"'.`)
  }
}
