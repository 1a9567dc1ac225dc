import type { Handler } from '#server/calls/Handler.ts'
import { showArticle } from '#server/content/showArticle.ts'
import { Refusal } from '#server/db/Refusal.ts'
import { say } from '#shared/locale.ts'

const WHAT = { en: 'This article', zh: '這篇文章' }

export const columDetail: Handler<'home/columDetail'> = async ({ tx, body, locale, now }) => {
  const article = await showArticle(tx, { key: body.key, locale, now })
  if (!article) throw new Refusal('notFound', { values: { what: say(WHAT, locale) }, field: 'key' })
  return article
}
