import { articles } from '#server/content/catalog.ts'
import { saveArticle } from '#server/content/saveArticle.ts'
import { showArticle } from '#server/content/showArticle.ts'
import type { Act } from '#server/operator/Act.ts'
import { Complaint } from '#server/operator/Complaint.ts'
import { log } from '#server/operator/log.ts'
import { table } from '#server/operator/table.ts'
import { TEXT_OPTIONS, textsIn } from '#server/operator/textsIn.ts'

export const articleSave: Act = {
  name: 'article save',
  takes: '<key>',
  about: 'writes an article (protocol, introduction, service, or another) in both languages',
  example: 'article save protocol --en protocol.en.md --zh protocol.zh.md',
  options: TEXT_OPTIONS,
  run: async (desk, given) => {
    const [key = ''] = given.words
    if (!/^[a-z][a-z0-9-]{0,39}$/.test(key)) {
      throw new Complaint(`"${key}" is no key: small letters, digits and hyphens, a letter first.`)
    }
    const after = await textsIn(given, desk.input)
    await desk.db.inTx(async (tx) => {
      const before = await saveArticle(tx, { key, ...after, now: desk.clock.now() })
      await log(tx, desk, { act: 'article save', subject: `article ${key}`, before, after })
    })
    desk.say(`article ${key} saved`)
  },
}

export const articleShow: Act = {
  name: 'article show',
  takes: '<key>',
  about: 'prints an article in both languages',
  example: 'article show protocol',
  run: async ({ db, say }, { words: [key = ''] }) => {
    for (const locale of ['en', 'zh-Hant'] as const) {
      const article = await db.inTx((tx) => showArticle(tx, { key, locale }))
      if (!article) throw new Complaint(`There is no article "${key}".`)
      say(`# ${article.title}\n\n${article.body}\n`)
    }
  },
}

export const articleList: Act = {
  name: 'article list',
  takes: '',
  about: 'lists the articles',
  example: 'article list',
  run: async ({ db, say }) => say(table(await db.inTx(articles))),
}
