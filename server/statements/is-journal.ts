/** What has no record of its own beside the books: its journal gives it its number. */
export const IS_JOURNAL: ReadonlySet<string> = new Set(['transfer', 'grant'])
