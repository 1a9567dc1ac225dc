import type { Handler } from '#server/calls/Handler.ts'
import { listAds } from '#server/content/listAds.ts'

export const ad: Handler<'home/ad'> = async ({ tx, locale, now }) => ({
  list: await listAds(tx, { locale, now }),
})
