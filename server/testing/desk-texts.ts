import { randomUUID } from 'node:crypto'
import { type Rows, reason } from './desk-row.ts'

const WRITERS = ['operator', 'editor'] as const
const READ_TEXTS = ['operator', 'editor', 'auditor'] as const
const both = { en: 'Maintenance', zh: '維護' }
const texts = { title: both, body: both }

/** What members read. */
export const written = {
  'operator/notices': { may: READ_TEXTS },
  'operator/notice': { may: READ_TEXTS, body: () => ({ id: '1' }) },
  'operator/saveNotice': { may: WRITERS, body: () => ({ ...texts, pinned: false }) },
  'operator/publishNotice': {
    may: WRITERS,
    body: () => ({ id: '1', revision: 99 }),
    says: 400,
  },
  'operator/withdrawNotice': {
    may: WRITERS,
    body: () => ({ id: '1', revision: 99, reason }),
    says: 400,
  },
  'operator/articles': { may: READ_TEXTS },
  'operator/article': { may: READ_TEXTS, body: () => ({ key: 'protocol' }) },
  'operator/saveArticle': {
    may: WRITERS,
    body: () => ({ ...texts, key: `k${randomUUID().slice(0, 8)}` }),
  },
  'operator/publishArticle': {
    may: WRITERS,
    body: () => ({ key: 'protocol', revision: 99 }),
    says: 400,
  },
  'operator/dropArticle': {
    may: WRITERS,
    body: () => ({ key: 'protocol', revision: 99 }),
    says: 400,
  },
  'operator/ads': { may: READ_TEXTS },
  'operator/saveAd': {
    may: WRITERS,
    body: () => ({ title: both, image: '/ads/a.webp', link: null, place: 0, shown: false }),
  },
  'operator/hideAd': { may: WRITERS, body: () => ({ id: '1', revision: 99 }), says: 400 },
} satisfies Partial<Rows>
