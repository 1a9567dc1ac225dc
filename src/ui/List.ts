/** Rows that are asked for page by page, as a screen has them. */
export type List<Row> = {
  /** Those that are held, one after the other. */
  rows: readonly Row[]
  /** Why it could not be loaded; the rows that are there stay. */
  error?: unknown
  isLoading: boolean
  isLoadingMore?: boolean
  /** Null or left out where there are no more. */
  more?: (() => unknown) | null
  refresh: () => unknown
  /** Left out where every row is held, however many there are. */
  beyond?: Beyond | undefined
}

/** How many rows are known before and after those that are held. */
type Beyond = {
  above: number
  below: number
  /** Is told which rows are near the screen, `first` up to before `last`, of all that are known. */
  look: (first: number, last: number) => void
}

export const isAsking = ({ isLoading, isLoadingMore = false }: List<unknown>) =>
  isLoading || isLoadingMore

export const hasMore = ({ more = null }: List<unknown>) => more !== null
