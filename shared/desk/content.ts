import * as z from 'zod/mini'
import { page, pageOf } from '#shared/api/page.ts'
import { Id, Time } from '#shared/rules.ts'
import { deskCall } from './deskCall.ts'
import { Reason } from './people.ts'
import { at, both, revision } from './written.ts'

/** What is written for members, in both languages; the body is Markdown. */
const texts = { title: both('title', 200), body: both('text', 50_000) }
const Texts = z.object(texts)
const Title = both('title', 200)

/** draft: nobody else sees it; coming: its moment is to come; out: members see it; withdrawn: they do not any more. */
const State = z.enum(['draft', 'coming', 'out', 'withdrawn'])

const Notice = z.object({
  id: Id,
  title: Title,
  pinned: z.boolean(),
  state: State,
  publishedAt: z.nullable(Time),
  /** When its words were last changed after it came out; members are told so. */
  editedAt: z.nullable(Time),
  withdrawnAt: z.nullable(Time),
  updatedAt: Time,
  revision: z.int(),
  /** The service published it itself, such as the proof of a day: nobody changes it or takes it back. */
  byService: z.boolean(),
})

const Pending = z.extend(Texts, { at: z.nullable(Time), updatedAt: Time, revision: z.int() })

const key = z.string({ error: 'key' }).check(z.regex(/^[a-z][a-z0-9-]{0,39}$/, 'key'))

/** Of an article: what members read, and the one version that is written on or waits for its moment. */
const Article = z.object({
  key: z.string(),
  out: z.nullable(z.extend(Texts, { since: Time })),
  pending: z.nullable(Pending),
})

const roles = ['editor'] as const

export const content = {
  /** Drafts first, then what is to come, then the newest; those that were taken back stand among them. */
  'operator/notices': deskCall({
    roles,
    body: () => z.object({ ...page }),
    result: () => pageOf(Notice),
  }),
  'operator/notice': deskCall({
    roles,
    body: () => z.object({ id: Id }),
    result: () => z.extend(Notice, { body: texts.body }),
  }),
  /** Writes a draft, or changes a notice: with `id`, the `revision` that was looked at belongs to it. */
  'operator/saveNotice': deskCall({
    roles,
    body: () =>
      z.object({
        id: z.optional(Id),
        revision: z.optional(revision),
        ...texts,
        pinned: z.boolean(),
      }),
    result: () => Notice,
    writes: true,
  }),
  /** A draft comes out at a moment; one that is to come gets another moment. */
  'operator/publishNotice': deskCall({
    roles,
    body: () => z.object({ id: Id, revision, at }),
    result: () => Notice,
    writes: true,
  }),
  /** Takes a notice back, or gives a draft up; it stays in the records. */
  'operator/withdrawNotice': deskCall({
    roles,
    body: () => z.object({ id: Id, revision, reason: Reason }),
    result: () => Notice,
    writes: true,
  }),
  /** All of them by key. */
  'operator/articles': deskCall({
    roles,
    body: () => z.object({ ...page }),
    result: () =>
      pageOf(
        z.object({
          key: z.string(),
          out: z.nullable(z.object({ title: Title, since: Time })),
          pending: z.nullable(z.object({ title: Title, at: z.nullable(Time), revision: z.int() })),
        }),
      ),
  }),
  'operator/article': deskCall({ roles, body: () => z.object({ key }), result: () => Article }),
  /** Writes the version that is to come; members read the other one until it does. `revision` where there is one already. */
  'operator/saveArticle': deskCall({
    roles,
    body: () => z.object({ key, revision: z.optional(revision), ...texts }),
    result: () => Article,
    writes: true,
  }),
  'operator/publishArticle': deskCall({
    roles,
    body: () => z.object({ key, revision, at }),
    result: () => Article,
    writes: true,
  }),
  /** Gives the version up that did not come out yet. */
  'operator/dropArticle': deskCall({
    roles,
    body: () => z.object({ key, revision }),
    result: () => Article,
    writes: true,
  }),
}
