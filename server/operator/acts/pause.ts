import type { Act } from '#server/operator/Act.ts'
import { atDesk } from '#server/operator/atDesk.ts'
import { Complaint } from '#server/operator/Complaint.ts'
import { needed } from '#server/operator/given.ts'
import { actorText } from '#server/operator/memberText.ts'
import type { Desk } from '#server/operator/openDesk.ts'
import { table } from '#server/operator/table.ts'
import { PAUSABLE, type Pausable } from '#shared/pausable.ts'

export const pause: Act = {
  name: 'pause',
  takes: '<what>',
  about: 'pauses staking, transfers or withdrawals; members read why, in their language',
  example: 'pause withdrawals --en "The wallet is being moved." --zh "錢包搬遷中。"',
  options: { en: 'text', zh: 'text' },
  run: (desk, given) => {
    const reason = { en: needed(given, 'en'), zh: needed(given, 'zh') }
    return set(desk, { what: pausableIn(given.words[0]), on: true, reason })
  },
}

export const resume: Act = {
  name: 'resume',
  takes: '<what> <reason> …',
  about: 'lets staking, transfers or withdrawals go on',
  example: 'resume withdrawals "the wallet has been moved"',
  run: (desk, { words: [what, ...why] }) => {
    const reason = why.join(' ')
    return set(desk, { what: pausableIn(what), on: false, reason: { en: reason, zh: reason } })
  },
}

export const pauseList: Act = {
  name: 'pause list',
  takes: '',
  about: 'says what is paused, since when, by whom and why',
  example: 'pause list',
  run: async (desk) => {
    const { list } = await atDesk(desk, 'operator/pauses', {})
    const rows = list.map(async ({ what, since, reason, by }) => ({
      what,
      since,
      by: await actorText(desk, by),
      en: reason?.en,
      zh: reason?.zh,
    }))
    desk.say(table(await Promise.all(rows)))
  },
}

type Wanted = { what: Pausable; on: boolean; reason: { en: string; zh: string } }

async function set(desk: Desk, wanted: Wanted): Promise<void> {
  await atDesk(desk, 'operator/setPause', wanted)
  desk.say(`${wanted.what} ${wanted.on ? 'are paused' : 'go on'}`)
}

function pausableIn(text: string | undefined): Pausable {
  const found = PAUSABLE.find((what) => what === text)
  if (!found) throw new Complaint(`"${text}" cannot be paused. There are ${PAUSABLE.join(', ')}.`)
  return found
}
