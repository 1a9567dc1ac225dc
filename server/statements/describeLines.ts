import type { Tx } from '#server/db/Tx.ts'
import { exact } from './exact.ts'

/** A line of a day as it is read: ids alone. */
export type RawLine = {
  id: string
  journal: string
  owner: string
  type: string
  amount: bigint
  refId: string
  source: string | null
  ratio: number | null
  at: string
}

type Person = { id: string; nickname: string }

/** What one order brought to one member on a day; `weight` exact, `ratio` in ten-thousandths. */
export type DayLine = Omit<RawLine, 'owner' | 'refId' | 'source' | 'ratio'> & {
  orderNo: string
  stakedT: bigint
  weight: string
  member: Person
  source: Person | null
  ratio: bigint | null
}

/** The same lines with the names of members and the numbers, T and weights of orders. */
export async function describeLines(tx: Tx, lines: readonly RawLine[]): Promise<DayLine[]> {
  const orders = await tx<{ id: string; no: string; stakedT: bigint; weight: bigint }>`
    select id, no, staked_t as "stakedT", staked_t * weight as weight from pledge_order
    where id = any(${[...new Set(lines.map(({ refId }) => refId))]}::bigint[])`
  const people = await tx<Person>`
    select id, nickname from member
    where id = any(${[...new Set(lines.flatMap(({ owner, source }) => [owner, source ?? owner]))]}::bigint[])`
  const numbered = new Map(orders.map((order) => [order.id, order]))
  const named = new Map(people.map(({ id, nickname }) => [id, nickname]))
  const person = (id: string) => ({ id, nickname: named.get(id) ?? '' })
  return lines.map(({ owner, refId, source, ratio, ...line }) => ({
    ...line,
    orderNo: numbered.get(refId)?.no ?? '',
    stakedT: numbered.get(refId)?.stakedT ?? 0n,
    weight: exact(numbered.get(refId)?.weight ?? 0n),
    member: person(owner),
    source: source === null ? null : person(source),
    ratio: ratio === null ? null : BigInt(ratio),
  }))
}
