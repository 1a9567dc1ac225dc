import { ads } from '#server/content/catalog.ts'
import { hideAd } from '#server/content/hideAd.ts'
import { saveAd } from '#server/content/saveAd.ts'
import type { Act, Given } from '#server/operator/Act.ts'
import { Complaint } from '#server/operator/Complaint.ts'
import { needed } from '#server/operator/given.ts'
import { log } from '#server/operator/log.ts'
import { table } from '#server/operator/table.ts'

export const adSave: Act = {
  name: 'ad save',
  takes: '[id]',
  about: 'adds an ad, or writes the one with that id anew',
  example:
    'ad save --title-en "New terms" --title-zh "新的期限" --image /ads/terms.webp --link /pages/staking/index',
  options: { 'title-en': 'text', 'title-zh': 'text', image: 'text', link: 'text', place: 'text' },
  run: async (desk, given) => {
    const [known] = given.words
    const after = adIn(given)
    const id = await desk.db.inTx(async (tx) => {
      const [before] = known ? await tx`select * from ad where ad.id::text = ${known}` : []
      const now = desk.clock.now()
      const id = await saveAd(tx, { ...(known && { id: known }), ...after, shown: true, now })
      await log(tx, desk, { act: 'ad save', subject: `ad ${id}`, before, after })
      return id
    })
    desk.say(`ad ${id} saved`)
  },
}

function adIn(given: Given) {
  const place = given.option('place') ?? '0'
  if (!/^\d{1,6}$/.test(place)) throw new Complaint(`"${place}" is no place: a whole number.`)
  return {
    title: { en: needed(given, 'title-en'), zh: needed(given, 'title-zh') },
    image: needed(given, 'image'),
    link: given.option('link') ?? null,
    place: Number(place),
  }
}

export const adHide: Act = {
  name: 'ad hide',
  takes: '<id>',
  about: 'takes an ad off the pages',
  example: 'ad hide 2',
  run: async (desk, { words: [id = ''] }) => {
    await desk.db.inTx(async (tx) => {
      const hidden = /^\d{1,18}$/.test(id) && (await hideAd(tx, id, desk.clock.now()))
      if (!hidden) throw new Complaint(`There is no ad ${id} on the pages.`)
      await log(tx, desk, { act: 'ad hide', subject: `ad ${id}` })
    })
    desk.say(`ad ${id} hidden`)
  },
}

export const adList: Act = {
  name: 'ad list',
  takes: '',
  about: 'lists the ads in their order',
  example: 'ad list',
  run: async ({ db, say }) => say(table(await db.inTx(ads))),
}
