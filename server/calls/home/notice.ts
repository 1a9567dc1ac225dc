import type { Handler } from '#server/calls/Handler.ts'
import { listNotices } from '#server/content/listNotices.ts'

export const notice: Handler<'home/notice'> = ({ tx, body, locale, now }) =>
  listNotices(tx, { ...body, locale, now })
