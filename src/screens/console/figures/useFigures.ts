import { useSectionSearch } from '#src/screens/console/parts/useSectionSearch.ts'
import { figuresShape } from './figures-search.ts'

/** What the address says of the figures, and how to change it. */
export function useFigures() {
  const [search, change] = useSectionSearch(figuresShape)
  return { search, change }
}
