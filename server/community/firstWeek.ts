import type { Tx } from '#server/db/Tx.ts'
import { weekOf } from '#shared/days.ts'

/** The first week that ranks anybody, `2026-W47`: one look at the beginning of an index. */
export async function firstWeek(tx: Tx): Promise<string | null> {
  const [row] = await tx<{ monday: string }>`
    select week as monday from week_power where t > 0 order by week limit 1`
  return row ? weekOf(row.monday) : null
}
