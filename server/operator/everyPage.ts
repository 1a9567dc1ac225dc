type Page<Row> = { list: Row[]; next: string | null }

/** All rows of a list that is short, or of a longer one the first `most`. */
export async function everyPage<Row>(
  read: (cursor: string | undefined) => Promise<Page<Row>>,
  most = Number.POSITIVE_INFINITY,
): Promise<Row[]> {
  const rows: Row[] = []
  let cursor: string | undefined
  do {
    const { list, next } = await read(cursor)
    rows.push(...list)
    cursor = next ?? undefined
  } while (cursor !== undefined && rows.length < most)
  return rows.slice(0, most)
}
