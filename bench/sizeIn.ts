import { parseArgs } from 'node:util'

/** How many members and orders a part is to be measured with; it knows best where nothing is said. */
export type Size = { members?: number; orders?: number }

/** The parts and the size that were typed: `distribution --orders 1000000 --members 1000000`. Throws what is wrong with them. */
export function sizeIn(typed: readonly string[]): { asked: string[]; size: Size } {
  const options = { members: { type: 'string' }, orders: { type: 'string' } } as const
  const { positionals, values } = parseArgs({ args: [...typed], options, allowPositionals: true })
  const size: Size = {}
  for (const name of ['members', 'orders'] as const) {
    const value = values[name]
    if (value === undefined) continue
    // The least in which there are agents, sites and somebody below them.
    if (!/^\d{3,8}$/.test(value)) throw new Error(`--${name} ${value} is no number from 100 on`)
    size[name] = Number(value)
  }
  return { asked: positionals, size }
}
