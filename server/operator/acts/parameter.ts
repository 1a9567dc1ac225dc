import type { Act } from '#server/operator/Act.ts'
import { Complaint } from '#server/operator/Complaint.ts'
import { needed } from '#server/operator/given.ts'
import { log } from '#server/operator/log.ts'
import { defaults } from '#server/parameters/defaults.ts'
import { setParameter } from '#server/parameters/setParameter.ts'

export const parameterList: Act = {
  name: 'parameter list',
  takes: '',
  about: 'shows every parameter in force, and what is to come',
  example: 'parameter list',
  run: async ({ db, clock, say }) => {
    const rows = await db.inTx(
      (tx) => tx<{
        name: string
        value: unknown
        at: string
        actor: string
        reason: string
        due: boolean
      }>`
        select name, value, effective_at as at, actor, reason, effective_at > ${clock.now()} as due
        from parameter order by name, effective_at desc, id desc`,
    )
    for (const [name, otherwise] of Object.entries(defaults)) {
      const versions = rows.filter((row) => row.name === name)
      const stands = versions.find(({ due }) => !due)
      const why = stands ? `${stands.at}, ${stands.actor}: ${stands.reason}` : 'as it ships'
      say(`${name} (${why})\n  ${JSON.stringify(stands?.value ?? otherwise)}`)
      for (const { value, at } of versions.filter(({ due }) => due).reverse()) {
        say(`  from ${at}: ${JSON.stringify(value)}`)
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
    const now = desk.clock.now()
    const effectiveAt = momentIn(given.option('from'), now)
    const value = jsonIn(json)
    await desk.db.inTx(async (tx) => {
      const { actor } = desk
      const { before } = await setParameter(tx, { name, value, effectiveAt, actor, reason, now })
      const after = { value, effectiveAt }
      await log(tx, desk, { act: 'parameter set', subject: name, before, after, reason })
    })
    desk.say(`${name} set from ${effectiveAt.toISOString()} on`)
  },
}

/** The past is not changed: days that were distributed were distributed with what stood then. */
function momentIn(text: string | undefined, now: Date): Date {
  if (text === undefined) return now
  const moment = new Date(text)
  if (Number.isNaN(moment.getTime())) {
    throw new Complaint(`"${text}" is no moment. Write 2026-12-01T00:00:00Z.`)
  }
  if (moment < now) throw new Complaint(`${text} is past; a parameter can be set from now on.`)
  return moment
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Complaint(`The value is not JSON. Texts and amounts stand in double quotes: '"1.5"'.`)
  }
}
