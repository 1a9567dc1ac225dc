import type { Act, Given } from '#server/operator/Act.ts'
import { atDesk } from '#server/operator/atDesk.ts'
import { Complaint } from '#server/operator/Complaint.ts'
import { momentIn } from '#server/operator/given.ts'
import type { Desk } from '#server/operator/openDesk.ts'
import { AFTER, pageIn, sayMore } from '#server/operator/pages.ts'
import { table } from '#server/operator/table.ts'
import { TEXT_OPTIONS, textsIn } from '#server/operator/textsIn.ts'

export const noticeDraft: Act = {
  name: 'notice draft',
  takes: '',
  about: 'writes a notice in both languages that nobody sees yet',
  example: 'notice draft --en maintenance.en.md --zh maintenance.zh.md',
  options: { ...TEXT_OPTIONS, pinned: 'switch' },
  run: async (desk, given) => {
    await draftFrom(desk, given)
  },
}

/** It is told at once: where the next step fails, the draft is there all the same. */
async function draftFrom(desk: Desk, given: Given) {
  const written = { ...(await textsIn(given, desk.input)), pinned: given.is('pinned') }
  const draft = await atDesk(desk, 'operator/saveNotice', written)
  desk.say(`notice ${draft.id} written; it comes out by: notice publish ${draft.id}`)
  return draft
}

export const noticePublish: Act = {
  name: 'notice publish',
  takes: '[id]',
  about: 'publishes a draft, or what is given in both languages; at once or at a moment',
  example: 'notice publish --en m.en.md --zh m.zh.md --pinned --at 2026-12-01T08:00:00Z',
  options: { ...TEXT_OPTIONS, pinned: 'switch', at: 'text' },
  run: async (desk, given) => {
    const at = momentIn(given.option('at'))
    const { id, revision } =
      given.words.length > 0
        ? await atDesk(desk, 'operator/notice', { id: idIn(given.words) })
        : await draftFrom(desk, given)
    const { publishedAt } = await atDesk(desk, 'operator/publishNotice', { id, revision, at })
    desk.say(at ? `notice ${id} comes out at ${publishedAt}` : `notice ${id} published`)
  },
}

export const noticeEdit: Act = {
  name: 'notice edit',
  takes: '<id>',
  about:
    'changes what is given of a notice; the rest stays. One that is out says that it was changed',
  example: 'notice edit 3 --title-en "Maintenance on Friday" --unpinned',
  options: { ...TEXT_OPTIONS, pinned: 'switch', unpinned: 'switch' },
  run: async (desk, given) => {
    const id = idIn(given.words)
    const before = await atDesk(desk, 'operator/notice', { id })
    const texts = await textsIn(given, desk.input, before)
    const pinned = given.is('pinned') || (before.pinned && !given.is('unpinned'))
    const { revision } = before
    await atDesk(desk, 'operator/saveNotice', { id, revision, ...texts, pinned })
    desk.say(`notice ${id} changed`)
  },
}

export const noticeWithdraw: Act = {
  name: 'notice withdraw',
  takes: '<id> <reason> …',
  about: 'takes a notice back, or gives a draft up; it stays in the records',
  example: 'notice withdraw 3 "the maintenance was called off"',
  run: async (desk, { words }) => {
    const id = idIn(words)
    const { revision } = await atDesk(desk, 'operator/notice', { id })
    const reason = words.slice(1).join(' ')
    await atDesk(desk, 'operator/withdrawNotice', { id, revision, reason })
    desk.say(`notice ${id} withdrawn`)
  },
}

export const noticeShow: Act = {
  name: 'notice show',
  takes: '<id>',
  about: 'prints a notice in both languages, a draft too',
  example: 'notice show 3',
  run: async (desk, { words }) => {
    const { title, body, state, publishedAt, editedAt } = await atDesk(desk, 'operator/notice', {
      id: idIn(words),
    })
    desk.say(`${state}, published ${publishedAt ?? '–'}, edited ${editedAt ?? '–'}\n`)
    desk.say(`# ${title.en}\n\n${body.en}\n\n# ${title.zh}\n\n${body.zh}`)
  },
}

export const noticeList: Act = {
  name: 'notice list',
  takes: '',
  about: 'lists the notices: drafts, then what is to come, then the newest',
  example: 'notice list',
  options: AFTER,
  run: async (desk, given) => {
    const { list, next } = await atDesk(desk, 'operator/notices', pageIn(given))
    desk.say(
      table(
        list.map(({ id, title, pinned, state, publishedAt, editedAt }) => ({
          id,
          title: `${title.en} / ${title.zh}`,
          state: pinned ? `${state}, pinned` : state,
          publishedAt,
          editedAt,
        })),
      ),
    )
    sayMore(desk, next)
  },
}

function idIn([id = '']: readonly string[]): string {
  if (!/^\d{1,18}$/.test(id)) throw new Complaint(`"${id}" is no notice's id.`)
  return id
}
