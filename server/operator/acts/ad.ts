import type { Act, Given } from '#server/operator/Act.ts'
import { atDesk } from '#server/operator/atDesk.ts'
import { Complaint } from '#server/operator/Complaint.ts'
import { everyPage } from '#server/operator/everyPage.ts'
import { momentIn, needed } from '#server/operator/given.ts'
import type { Desk } from '#server/operator/openDesk.ts'
import { table } from '#server/operator/table.ts'
import type { DeskResult } from '#shared/desk/index.ts'

export const adSave: Act = {
  name: 'ad save',
  takes: '[id]',
  about:
    'adds an ad, or writes the one with that id anew; shown at once or from a moment on, until one or until it is hidden, or as a draft not at all',
  example:
    'ad save --title-en "New terms" --title-zh "新的期限" --image /ads/terms.webp --link /pages/staking/index',
  options: {
    'title-en': 'text',
    'title-zh': 'text',
    image: 'text',
    link: 'text',
    place: 'text',
    from: 'text',
    until: 'text',
    draft: 'switch',
  },
  run: async (desk, given) => {
    const [known] = given.words
    const revision = known === undefined ? undefined : (await adIn(desk, known)).revision
    const asked = { id: known, revision, ...textsOf(given) }
    const { id, state } = await atDesk(desk, 'operator/saveAd', asked)
    desk.say(`ad ${id} saved: ${state}`)
  },
}

function textsOf(given: Given) {
  const place = given.option('place') ?? '0'
  if (!/^\d{1,6}$/.test(place)) throw new Complaint(`"${place}" is no place: a whole number.`)
  return {
    title: { en: needed(given, 'title-en'), zh: needed(given, 'title-zh') },
    image: needed(given, 'image'),
    link: given.option('link') ?? null,
    place: Number(place),
    shown: !given.is('draft'),
    from: momentIn(given.option('from')),
    until: momentIn(given.option('until')),
  }
}

export const adHide: Act = {
  name: 'ad hide',
  takes: '<id>',
  about: 'takes an ad off the pages',
  example: 'ad hide 2',
  run: async (desk, { words: [id = ''] }) => {
    const { revision } = await adIn(desk, id)
    await atDesk(desk, 'operator/hideAd', { id, revision })
    desk.say(`ad ${id} hidden`)
  },
}

export const adList: Act = {
  name: 'ad list',
  takes: '',
  about: 'lists the ads in their order',
  example: 'ad list',
  run: async (desk) => {
    const rows = (await adsOf(desk)).map(({ id, title, place, state, from, until, link }) => ({
      id,
      title: `${title.en} / ${title.zh}`,
      place,
      state,
      from,
      until,
      link,
    }))
    desk.say(table(rows))
  },
}

const adsOf = (desk: Desk) => everyPage((cursor) => atDesk(desk, 'operator/ads', { cursor }))

async function adIn(desk: Desk, id: string): Promise<DeskResult<'operator/ads'>['list'][number]> {
  const ad = (await adsOf(desk)).find((it) => it.id === id)
  if (!ad) throw new Complaint(`There is no ad ${id}.`)
  return ad
}
