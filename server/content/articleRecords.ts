import * as z from 'zod/mini'
import { decodeCursor, encodeCursor } from '#server/db/cursor.ts'
import type { Tx } from '#server/db/Tx.ts'
import { limits } from '#shared/limits.ts'
import type { Words } from '#shared/locale.ts'
import type { Texts } from './Texts.ts'

/** The one version of an article that did not come out yet; `at` null: a draft. */
type Pending = Texts & { id: string; at: string | null; updatedAt: string; revision: number }

/** An article as the desk sees it: what members read, and what is to come. */
export type ArticleRecord = {
  key: string
  out: (Texts & { since: string }) | null
  pending: Pending | null
}

/** An article; both parts are null where there is none with that key. Where it is to be changed, nobody else does meanwhile. */
export async function articleRecord(
  tx: Tx,
  { key, now, lock = false }: { key: string; now: Date; lock?: boolean },
): Promise<ArticleRecord> {
  if (lock) await tx`select pg_advisory_xact_lock(5208023, hashtext(${key}))`
  const versions = await tx<Pending>`
    (select id, jsonb_build_object('en', title_en, 'zh', title_zh) as title,
      jsonb_build_object('en', body_en, 'zh', body_zh) as body, published_at as at, updated_at as "updatedAt", revision
    from article_version where key = ${key} and withdrawn_at is null and published_at <= ${now}
    order by published_at desc, id desc limit 1)
    union all
    (select id, jsonb_build_object('en', title_en, 'zh', title_zh),
      jsonb_build_object('en', body_en, 'zh', body_zh), published_at, updated_at, revision
    from article_version where key = ${key} and withdrawn_at is null and (published_at is null or published_at > ${now})
    order by id desc limit 1)`
  const isOut = ({ at }: Pending) => at !== null && at <= now.toISOString()
  const out = versions.find(isOut)
  return {
    key,
    out: out?.at ? { title: out.title, body: out.body, since: out.at } : null,
    pending: versions.find((version) => !isOut(version)) ?? null,
  }
}

type Listed = {
  key: string
  out: { title: Words; since: string } | null
  pending: { title: Words; at: string | null; revision: number } | null
}

type Wanted = { now: Date; cursor?: string | undefined; limit?: number | undefined }

const Last = z.tuple([z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/))])

/** A page of the articles by key. Refuses `cursor`. */
export async function articleRecords(
  tx: Tx,
  { now, cursor, limit = limits.pageDefault }: Wanted,
): Promise<{ list: Listed[]; next: string | null }> {
  const [after] = decodeCursor(cursor, Last) ?? ['']
  const keys = await tx<{ key: string }>`
    select key from article_version where withdrawn_at is null and key > ${after}
    group by key order by key limit ${limit + 1}`
  const list: Listed[] = []
  for (const { key } of keys.slice(0, limit)) {
    const { out, pending } = await articleRecord(tx, { key, now })
    list.push({
      key,
      out: out && { title: out.title, since: out.since },
      pending: pending && { title: pending.title, at: pending.at, revision: pending.revision },
    })
  }
  const end = keys.length > limit ? list.at(-1) : undefined
  return { list, next: end ? encodeCursor([end.key]) : null }
}
