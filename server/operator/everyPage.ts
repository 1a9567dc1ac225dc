type Page<Row> = { list: Row[]; next: string | null }

/** All rows of a list that is short. */
export async function everyPage<Row>(
  read: (cursor: string | undefined) => Promise<Page<Row>>,
): Promise<Row[]> {
  const rows: Row[] = []
  let cursor: string | undefined
  do {
    const { list, next } = await read(cursor)
    rows.push(...list)
    cursor = next ?? undefined
  } while (cursor !== undefined)
  return rows
}
