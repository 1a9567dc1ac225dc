import { Refusal } from '#server/db/Refusal.ts'
import type { Act } from '#server/operator/Act.ts'
import { atDesk } from '#server/operator/atDesk.ts'
import { everyPage } from '#server/operator/everyPage.ts'
import { momentIn } from '#server/operator/given.ts'
import type { Desk } from '#server/operator/openDesk.ts'
import { table } from '#server/operator/table.ts'
import { TEXT_OPTIONS, textsIn } from '#server/operator/textsIn.ts'
import type { DeskResult } from '#shared/desk/index.ts'

export const articleSave: Act = {
  name: 'article save',
  takes: '<key>',
  about:
    'writes an article (protocol, introduction, service, or another) in both languages and publishes it, unless it is to stay a draft',
  example: 'article save protocol --en protocol.en.md --zh protocol.zh.md --draft',
  options: { ...TEXT_OPTIONS, draft: 'switch', at: 'text' },
  run: async (desk, given) => {
    const [key = ''] = given.words
    const at = momentIn(given.option('at'))
    const known = await pendingOf(desk, key)
    const texts = await textsIn(given, desk.input, known ?? undefined)
    const revision = known?.revision
    const { pending } = await atDesk(desk, 'operator/saveArticle', { key, revision, ...texts })
    if (given.is('draft') || !pending) return desk.say(`article ${key} saved, and not out yet`)
    await atDesk(desk, 'operator/publishArticle', { key, revision: pending.revision, at })
    desk.say(at ? `article ${key} comes out at ${at}` : `article ${key} saved`)
  },
}

export const articlePublish: Act = {
  name: 'article publish',
  takes: '<key>',
  about: 'publishes the version of an article that is a draft; at once or at a moment',
  example: 'article publish protocol --at 2026-12-01T00:00:00Z',
  options: { at: 'text' },
  run: async (desk, { words: [key = ''], option }) => {
    const at = momentIn(option('at'))
    const revision = (await pendingOf(desk, key))?.revision ?? 0
    await atDesk(desk, 'operator/publishArticle', { key, revision, at })
    desk.say(at ? `article ${key} comes out at ${at}` : `article ${key} is out`)
  },
}

export const articleDrop: Act = {
  name: 'article drop',
  takes: '<key>',
  about: 'gives the version of an article up that is not out yet',
  example: 'article drop protocol',
  run: async (desk, { words: [key = ''] }) => {
    const revision = (await pendingOf(desk, key))?.revision ?? 0
    await atDesk(desk, 'operator/dropArticle', { key, revision })
    desk.say(`what was to come of article ${key} is given up`)
  },
}

/** What is to come of an article; nothing where there is none. */
async function pendingOf(
  desk: Desk,
  key: string,
): Promise<DeskResult<'operator/article'>['pending']> {
  try {
    return (await atDesk(desk, 'operator/article', { key })).pending
  } catch (error) {
    if (error instanceof Refusal && error.because === 'notFound') return null
    throw error
  }
}

export const articleShow: Act = {
  name: 'article show',
  takes: '<key>',
  about: 'prints an article in both languages, and what is to come of it',
  example: 'article show protocol',
  run: async (desk, { words: [key = ''] }) => {
    const { out, pending } = await atDesk(desk, 'operator/article', { key })
    const parts = [
      { name: out && `out since ${out.since}`, texts: out },
      { name: pending?.at ? `comes out at ${pending.at}` : 'a draft', texts: pending },
    ]
    for (const { name, texts } of parts) {
      if (!texts) continue
      const { title, body } = texts
      desk.say(`${name}\n\n# ${title.en}\n\n${body.en}\n\n# ${title.zh}\n\n${body.zh}\n`)
    }
  },
}

export const articleList: Act = {
  name: 'article list',
  takes: '',
  about: 'lists the articles',
  example: 'article list',
  run: async (desk) => {
    const rows = await everyPage((cursor) => atDesk(desk, 'operator/articles', { cursor }))
    desk.say(
      table(
        rows.map(({ key, out, pending }) => ({
          key,
          title: out ? `${out.title.en} / ${out.title.zh}` : null,
          since: out?.since,
          toCome: pending && (pending.at ?? 'draft'),
        })),
      ),
    )
  },
}
