import { readFile } from 'node:fs/promises'
import type { Tx } from '#server/db/Tx.ts'
import type { Locale } from '#shared/locale.ts'
import { publishNotice } from './publishNotice.ts'
import type { Texts } from './Texts.ts'
import { releaseArticle, writeArticle } from './writeArticle.ts'

const ARTICLES = ['protocol', 'introduction', 'service']

/** Puts the sample articles and one notice in place; each says that it is a sample. For the first start alone. */
export async function plantSamples(tx: Tx, now: Date): Promise<void> {
  for (const key of ARTICLES) {
    const id = await writeArticle(tx, { key, ...(await sample(key)), now })
    await releaseArticle(tx, { id, at: now, now })
  }
  await publishNotice(tx, { ...(await sample('welcome')), pinned: false, publishedAt: now, now })
}

async function sample(name: string): Promise<Texts> {
  const [en, zh] = await Promise.all([read(name, 'en'), read(name, 'zh-Hant')])
  return { title: { en: en.title, zh: zh.title }, body: { en: en.body, zh: zh.body } }
}

async function read(name: string, locale: Locale) {
  const text = await readFile(new URL(`./samples/${name}.${locale}.md`, import.meta.url), 'utf8')
  const [heading = '', ...lines] = text.split('\n')
  return { title: heading.replace(/^# /, ''), body: lines.join('\n').trim() }
}
