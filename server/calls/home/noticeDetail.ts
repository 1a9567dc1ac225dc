import type { Handler } from '#server/calls/Handler.ts'
import { showNotice } from '#server/content/showNotice.ts'
import { Refusal } from '#server/db/Refusal.ts'
import { say } from '#shared/locale.ts'

const WHAT = { en: 'This notice', zh: '這則公告' }

export const noticeDetail: Handler<'home/noticeDetail'> = async ({ tx, body, locale, now }) => {
  const notice = await showNotice(tx, { id: body.id, locale, now })
  if (!notice) throw new Refusal('notFound', { values: { what: say(WHAT, locale) }, field: 'id' })
  return notice
}
