import * as z from 'zod/mini'
import { page, pageOf } from '#shared/api/page.ts'
import { Id, Time } from '#shared/rules.ts'
import { deskCall } from './deskCall.ts'
import { at, both, revision } from './written.ts'

/** So many ads Home shows at once, those with the lowest place: each may weigh 100 kB. */
export const ADS_ON_HOME = 20

const ad = {
  title: both('title', 200),
  /** A path of this service or a data URL: pages load pictures from nowhere else, and everybody loads these. */
  image: z
    .string({ error: 'image' })
    .check(
      z.maxLength(100_000, 'image'),
      z.regex(/^(\/(?!\/)|data:image\/(png|jpeg|webp|avif);base64,)/, 'image'),
    ),
  /** A route of the app or an https address. */
  link: z.nullable(
    z
      .string({ error: 'link' })
      .check(z.maxLength(1_000, 'link'), z.regex(/^(https:\/\/|\/(?!\/))/, 'link')),
  ),
  place: z.int({ error: 'place' }).check(z.minimum(0, 'place'), z.maximum(999_999, 'place')),
}

const Ad = z.object({
  id: Id,
  ...ad,
  /** crowded: it would be shown, but Home is full of those before it; over: its last moment has passed. */
  state: z.enum(['draft', 'coming', 'out', 'crowded', 'over']),
  from: z.nullable(Time),
  until: z.nullable(Time),
  updatedAt: Time,
  revision: z.int(),
})

const roles = ['editor'] as const

export const ads = {
  /** In their order. */
  'operator/ads': deskCall({ roles, body: () => z.object({ ...page }), result: () => pageOf(Ad) }),
  /** Adds an ad, or changes the one with that `id`: not `shown` is a draft, `from` and `until` the moments between which it is shown. */
  'operator/saveAd': deskCall({
    roles,
    body: () =>
      z.object({
        id: z.optional(Id),
        revision: z.optional(revision),
        ...ad,
        shown: z.boolean(),
        from: at,
        until: at,
      }),
    result: () => Ad,
    writes: true,
  }),
  /** Takes an ad off the pages; it stays in the records. */
  'operator/hideAd': deskCall({
    roles,
    body: () => z.object({ id: Id, revision }),
    result: () => Ad,
    writes: true,
  }),
}
