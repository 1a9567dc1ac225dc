import type * as z from 'zod/mini'
import { wire } from '#server/http/openApi.ts'
import { Amount, PositiveAmount, Ratio, SignedAmount } from '#shared/money.ts'
import * as rules from '#shared/rules.ts'
import * as typed from '#shared/typed-rules.ts'

/** What a field holds, as JSON Schema says it. */
type Shape = {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Shape[]
  items?: Shape
  properties?: Record<string, Shape>
  required?: string[]
  additionalProperties?: Shape
  minimum?: number
  maximum?: number
  maxLength?: number
  maxItems?: number
}

/** Forms that have a name, explained at the head of the page. */
const NAMED: Record<string, z.ZodMiniType> = {
  amount: Amount,
  'amount above 0': PositiveAmount,
  'signed amount': SignedAmount,
  ratio: Ratio,
  id: rules.Id,
  time: rules.Time,
  day: rules.Day,
  address: rules.Address,
  hash: rules.TxHash,
  email: typed.Email,
  'six digits': typed.Code,
  'invitation code': typed.InviteCode,
  nickname: typed.Nickname,
  note: typed.Note,
  ticket: typed.Ticket,
  picture: typed.Picture,
}

const names = new Map(Object.entries(NAMED).map(([name, it]) => [JSON.stringify(wire(it)), name]))
// A form that says nothing of what it holds would give its name to every text.
const vague = names.get('{"type":"string"}')
if (vague) throw new Error(`every text would be called ${vague}`)

/** Longer lines are broken. */
const WIDTH = 110

/** What a body or an answer looks like, in a few lines that are easy to read. */
export const typeOf = (schema: z.ZodMiniType): string => told(wire(schema) as Shape, '')

function told(shape: Shape, indent: string): string {
  const named = names.get(JSON.stringify(shape))
  if (named) return named
  if (shape.const !== undefined) return String(shape.const)
  if (shape.enum) return shape.enum.join(' | ')
  if (shape.anyOf) return shape.anyOf.map((one) => told(one, indent)).join(' | ')
  if (Array.isArray(shape.type))
    return shape.type.map((type) => told({ ...shape, type }, indent)).join(' | ')
  if (shape.type === 'array') {
    const most = shape.maxItems ? ` (at most ${shape.maxItems})` : ''
    return `[${told(shape.items ?? {}, indent)}]${most}`
  }
  if (shape.type === 'object') return fieldsOf(shape, indent)
  return plain(shape)
}

function fieldsOf(
  { properties = {}, required = [], additionalProperties }: Shape,
  indent: string,
): string {
  const deeper = `${indent}  `
  const fields = Object.entries(properties).map(
    ([name, shape]) => `${name}${required.includes(name) ? '' : '?'}: ${told(shape, deeper)}`,
  )
  if (additionalProperties) fields.push(`any name: ${told(additionalProperties, deeper)}`)
  if (fields.length === 0) return '{}'
  const line = `{ ${fields.join(', ')} }`
  const short = line.length + indent.length <= WIDTH && !line.includes('\n')
  return short ? line : `{\n${fields.map((field) => `${deeper}${field}\n`).join('')}${indent}}`
}

function plain({ type, maxLength, minimum, maximum }: Shape): string {
  if (type === 'string') return maxLength ? `text (at most ${maxLength})` : 'text'
  if (type === 'boolean' || type === 'null') return type
  if (type !== 'integer' && type !== 'number') return 'anything'
  const bounds = [minimum, maximum].map((bound) => (Number.isSafeInteger(bound) ? bound : null))
  const [least, most] = bounds.map((bound) =>
    Math.abs(bound ?? Infinity) === Number.MAX_SAFE_INTEGER ? null : bound,
  )
  const range = [least == null ? '' : `from ${least}`, most == null ? '' : `to ${most}`]
  const said = range.filter(Boolean).join(' ')
  return said ? `number (${said})` : 'number'
}
