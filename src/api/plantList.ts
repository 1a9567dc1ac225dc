import { unstable_serialize } from 'swr'
import { beginList } from './askPages.ts'
import type { ListKey } from './callKey.ts'
import type { Page } from './page-list.ts'
import { plantAt } from './plant.ts'

/** Begins a list with the first page that was kept of the last start, as `plant` does for a single answer. */
export function plantList(key: ListKey | null) {
  if (key) plantAt(key, (page) => beginList(unstable_serialize(key), page as Page))
}
