import * as z from 'zod/mini'
import type { Tx } from '#server/db/Tx.ts'
import { type ParameterName, type Parameters, shapes } from '#shared/desk/shapes.ts'
import { defaults } from './defaults.ts'

/** The set that was read last and the rows it was read from: decoded again only when a row is another one. */
let last: { rows: string; parameters: Parameters } | undefined

/**
 * The parameters in force at a moment: for each the newest version whose time has come, else the default. Throws an
 * error that names the parameter when a stored value is not valid.
 */
export async function readParameters(tx: Tx, now: Date): Promise<Parameters> {
  const stored = await tx<{ id: string; name: string; value: unknown }>`
    select distinct on (name) id, name, value from parameter p where effective_at <= ${now}
      and not exists (select from parameter_drop d where d.parameter_id = p.id)
    order by name, effective_at desc, id desc`
  const rows = JSON.stringify(stored)
  if (last?.rows !== rows) last = { rows, parameters: decodeAll(stored) }
  return last.parameters
}

const names = Object.keys(shapes) as ParameterName[]

function decodeAll(stored: readonly { name: string; value: unknown }[]): Parameters {
  const values: Partial<Record<ParameterName, unknown>> = {}
  for (const name of names) {
    const row = stored.find((it) => it.name === name)
    values[name] = decodeParameter(name, row ? row.value : defaults[name])
  }
  return values as Parameters
}

/** A stored value as the program reckons with it. Throws an error that names the parameter and what is wrong with it. */
function decodeParameter(name: ParameterName, value: unknown): unknown {
  const read = z.safeDecode(shapes[name] as z.ZodMiniType, value as never)
  if (read.success) return read.data
  const wrong = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new Error(`parameter ${name} is not valid: ${wrong.join('; ')}`)
}
