import { notices } from '#server/content/catalog.ts'
import { editNotice, noticeRecord } from '#server/content/editNotice.ts'
import { publishNotice } from '#server/content/publishNotice.ts'
import { withdrawNotice } from '#server/content/withdrawNotice.ts'
import type { Act } from '#server/operator/Act.ts'
import { Complaint } from '#server/operator/Complaint.ts'
import { log } from '#server/operator/log.ts'
import { table } from '#server/operator/table.ts'
import { TEXT_OPTIONS, textsIn } from '#server/operator/textsIn.ts'

export const noticePublish: Act = {
  name: 'notice publish',
  takes: '',
  about: 'publishes a notice in both languages',
  example: 'notice publish --en maintenance.en.md --zh maintenance.zh.md --pinned',
  options: { ...TEXT_OPTIONS, pinned: 'switch' },
  run: async (desk, given) => {
    const texts = await textsIn(given, desk.input)
    const id = await desk.db.inTx(async (tx) => {
      const now = desk.clock.now()
      const after = { ...texts, pinned: given.is('pinned') }
      const id = await publishNotice(tx, { ...after, publishedAt: now, now })
      await log(tx, desk, { act: 'notice publish', subject: `notice ${id}`, after })
      return id
    })
    desk.say(`notice ${id} published`)
  },
}

export const noticeEdit: Act = {
  name: 'notice edit',
  takes: '<id>',
  about: 'changes what is given of a notice; the rest stays',
  example: 'notice edit 3 --title-en "Maintenance on Friday" --unpinned',
  options: { ...TEXT_OPTIONS, pinned: 'switch', unpinned: 'switch' },
  run: async (desk, given) => {
    const id = idIn(given.words)
    await desk.db.inTx(async (tx) => {
      const before = await noticeRecord(tx, id)
      if (!before) throw new Complaint(`There is no notice ${id}.`)
      const texts = await textsIn(given, desk.input, before)
      const pinned = given.is('pinned') || (before.pinned && !given.is('unpinned'))
      const after = { ...texts, pinned }
      await editNotice(tx, { id, ...after, now: desk.clock.now() })
      await log(tx, desk, { act: 'notice edit', subject: `notice ${id}`, before, after })
    })
    desk.say(`notice ${id} changed`)
  },
}

export const noticeWithdraw: Act = {
  name: 'notice withdraw',
  takes: '<id>',
  about: 'takes a notice back; it stays in the records',
  example: 'notice withdraw 3',
  run: async (desk, { words }) => {
    const id = idIn(words)
    await desk.db.inTx(async (tx) => {
      if (!(await withdrawNotice(tx, id, desk.clock.now()))) {
        throw new Complaint(`There is no notice ${id} that is out.`)
      }
      await log(tx, desk, { act: 'notice withdraw', subject: `notice ${id}` })
    })
    desk.say(`notice ${id} withdrawn`)
  },
}

export const noticeList: Act = {
  name: 'notice list',
  takes: '',
  about: 'lists the notices, the newest first',
  example: 'notice list',
  run: async ({ db, say }) => say(table(await db.inTx(notices))),
}

function idIn([id = '']: readonly string[]): string {
  if (!/^\d{1,18}$/.test(id)) throw new Complaint(`"${id}" is no notice's id.`)
  return id
}
