import type { DeskOrder } from './Orders.tsx'

/** Whether an order counts at a day's midnight: after its first day, up to its last (decisions §4). */
export const earnedOn = (
  { status, startDay, endDay }: Pick<DeskOrder, 'status' | 'startDay' | 'endDay'>,
  day: string,
): boolean =>
  (status === 'success' || status === 'end') &&
  startDay !== null &&
  endDay !== null &&
  startDay < day &&
  day <= endDay
