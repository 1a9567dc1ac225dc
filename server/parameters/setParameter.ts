import type { Tx } from '#server/db/Tx.ts'
import { defaults } from './defaults.ts'
import { decodeParameter } from './readParameters.ts'
import { type ParameterName, shapes } from './shapes.ts'

/** A new version of a parameter: `value` in its stored form, who sets it and why. */
export type Version = {
  name: string
  value: unknown
  effectiveAt: Date
  actor: string
  reason: string
  now: Date
}

/**
 * Adds a version; nothing is overwritten. Answers the value that it follows. Throws an error that names the parameter
 * when there is none of that name or the value is not valid.
 */
export async function setParameter(
  tx: Tx,
  { name, value, effectiveAt, actor, reason, now }: Version,
): Promise<{ before: unknown }> {
  if (!isParameter(name)) {
    throw new Error(`there is no parameter ${name}; there are ${Object.keys(shapes).join(', ')}`)
  }
  decodeParameter(name, value)
  const [before] = await tx<{ value: unknown }>`
    select value from parameter where name = ${name} and effective_at <= ${effectiveAt}
    order by effective_at desc, id desc limit 1`
  await tx`
    insert into parameter (name, value, effective_at, created_at, actor, reason)
    values (${name}, ${JSON.stringify(value)}::jsonb, ${effectiveAt}, ${now}, ${actor}, ${reason})`
  return { before: before ? before.value : defaults[name] }
}

const isParameter = (name: string): name is ParameterName => Object.hasOwn(shapes, name)
