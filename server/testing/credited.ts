import type { Farm } from './openFarm.ts'

/** What came in and was credited, in the order it was seen: as what, and base units. */
export const credited = ({ db }: Farm) =>
  db.inTx(
    (tx) => tx<{ credited_as: string; amount: bigint }>`
      select credited_as, amount from arrival where state = 'credited' order by id`,
  )
