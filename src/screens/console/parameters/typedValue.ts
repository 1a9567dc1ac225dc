import * as z from 'zod/mini'
import { Amount, formatAmount, Ratio } from '#shared/money.ts'
import type { ParameterField } from '#shared/publicFields.ts'
import { tidied } from '#shared/tidied.ts'
import { deviceSign } from '#src/ui/deviceSign.ts'
import { percentTyped, ratioOf } from '#src/ui/percent.ts'
import { readAmount } from '#src/ui/readAmount.ts'

type Kind = Pick<ParameterField, 'kind' | 'none'>

/** What was typed, as it is stored. What cannot be read, or in two ways, is marked, so that no rule takes it for a value. */
export function typedValue(text: string, { kind, none }: Kind): unknown {
  if (kind === 'flag') return text === 'true'
  // A mail address is the one text there is: what is pasted with it and not seen is no part of it.
  if (kind === 'text') return tidied(text)
  const tidy = text.trim()
  if (tidy === '' && none) return null
  if (kind === 'ratio') return ratioOf(text)
  if (kind === 'days' || kind === 'seconds') return wholeIn(tidy)
  const read = readAmount(text, deviceSign())
  return 'plain' in read ? inOneSpelling(read.plain) : `?${text}`
}

/** A whole number, in full-width digits too. */
function wholeIn(tidy: string): number | string {
  const digits = tidy.normalize('NFKC')
  return /^\d{1,6}$/.test(digits) ? Number(digits) : tidy
}

/** As the service keeps it, so that 0.50 is no change of 0.5. */
function inOneSpelling(plain: string): string {
  const amount = z.safeDecode(Amount, plain)
  return amount.success ? formatAmount(amount.data) : plain
}

/** A stored value as it is typed. */
export function typedText(value: unknown, { kind }: Pick<Kind, 'kind'>): string {
  if (value === null || value === undefined) return ''
  if (kind !== 'ratio') return String(value)
  const ratio = z.safeDecode(Ratio, String(value))
  return ratio.success ? percentTyped(ratio.data) : String(value)
}
