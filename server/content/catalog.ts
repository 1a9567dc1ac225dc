import type { Tx } from '#server/db/Tx.ts'

/** What there is of one kind, as an operator sees it: the withdrawn and the hidden too. */
export type Entry = { id: string; title: string; state: string; at: string }

/** The newest notices. */
export const notices = (tx: Tx): Promise<Entry[]> => tx<Entry>`
  select id::text, title_en || ' / ' || title_zh as title, updated_at as at,
    case when withdrawn_at is not null then 'withdrawn' when pinned then 'pinned' else 'published' end as state
  from notice order by notice.id desc limit 100`

/** All articles by key. */
export const articles = (tx: Tx): Promise<Entry[]> => tx<Entry>`
  select key as id, title_en || ' / ' || title_zh as title, updated_at as at, 'article' as state
  from article order by key`

/** All ads in their order. */
export const ads = (tx: Tx): Promise<Entry[]> => tx<Entry>`
  select id::text, title_en || ' / ' || title_zh as title, updated_at as at,
    case when shown then 'shown' else 'hidden' end as state
  from ad order by place, ad.id`
