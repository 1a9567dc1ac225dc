import * as z from 'zod/mini'

/** What a section keeps in the address: each part with its own rule. */
export type SearchShape = Readonly<Record<string, z.ZodMiniType<unknown, unknown>>>

export type SearchOf<Shape extends SearchShape> = { [Name in keyof Shape]?: z.output<Shape[Name]> }

/** The parts of an address that follow their rule; anybody can write the others into a link. */
export function readSearch<Shape extends SearchShape>(
  shape: Shape,
  search: Readonly<Record<string, unknown>>,
): SearchOf<Shape> {
  const read = Object.entries(shape).flatMap(([name, rule]) => {
    const part = z.safeParse(rule, search[name])
    return part.success && part.data !== undefined ? [[name, part.data]] : []
  })
  return Object.fromEntries(read) as SearchOf<Shape>
}
