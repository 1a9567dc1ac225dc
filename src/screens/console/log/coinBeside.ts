import type { Change } from '#src/screens/console/parts/changesOf.ts'

type Asked = {
  name: string
  /** What was noted with it. */
  among: readonly Change[]
  subject: string
}

/** The coin of an amount: what was noted beside it, else that of the pool to which it was done. */
export function coinBeside({ name, among, subject }: Asked): string | undefined {
  const beside = [...name.split('.').slice(0, -1), 'coin'].join('.')
  const noted = among.find((it) => it.name === beside)
  return noted?.after ?? noted?.before ?? /^pool (\w+)$/.exec(subject)?.[1]
}
