import type * as z from 'zod/mini'

const isOptional = (schema: z.core.$ZodType, name: string) => {
  const def: z.core.$ZodTypeDef & { shape?: Record<string, z.core.$ZodType> } = schema._zod.def
  return def.shape?.[name]?._zod.optin === 'optional'
}

/** The fields of a form as the schema reads them: an optional field left empty is left out. */
export function readForm(form: HTMLFormElement, schema: z.core.$ZodType) {
  const entries = [...new FormData(form)].filter(
    ([name, value]) => value !== '' || !isOptional(schema, name),
  )
  return Object.fromEntries(entries)
}
