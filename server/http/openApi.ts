import * as z from 'zod/mini'
import { version } from '#server/config/version.ts'
import type { Call } from '#shared/api/call.ts'
import { calls } from '#shared/api/index.ts'

/** Every answer but a success, stricter than the envelope that the app reads: no answer is both. */
const Refused = z.object({
  code: z.literal([400, 401, 403, 500]),
  message: z.string().check(z.minLength(1)),
  result: z.null(),
  /** The field that it is about, where it is about one. */
  field: z.optional(z.string()),
  /** Seconds to wait before the same call may be tried again, where that is the reason. */
  retryAfter: z.optional(z.int()),
  /** Where it is not known yet whether it was done: asking again with the same key will tell. */
  doubt: z.optional(z.literal(true)),
})

/** The contract as an OpenAPI 3.1 document. Amounts, ratios and times stand in it as they go over the wire. */
export const openApi = () => ({
  openapi: '3.1.0',
  info: {
    title: 'Bitwave Farm',
    version,
    description:
      'Every call is a POST with a JSON body. Every answer is HTTP 200 with an envelope; its code tells what came of it.',
  },
  paths: Object.fromEntries(
    Object.entries(calls).map(([path, call]) => [`/api/${path}`, { post: operation(path, call) }]),
  ),
  components: {
    securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    schemas: { Refused: wire(Refused) },
  },
})

const ACCEPT_LANGUAGE = {
  name: 'Accept-Language',
  in: 'header',
  required: false,
  description: 'Language of the messages',
  schema: { type: 'string', examples: ['en', 'zh-Hant'] },
}

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description:
    'A UUID for each thing to be done: the same key and body gets the first answer again',
  schema: { type: 'string', format: 'uuid' },
}

const operation = (path: string, call: Call) => ({
  operationId: path.replace('/', '_'),
  tags: [path.split('/')[0]],
  ...(call.later && { description: 'Not available yet: answers code 400.' }),
  security: call.who === 'member' ? [{ token: [] }] : [],
  parameters: [ACCEPT_LANGUAGE, ...(call.money ? [IDEMPOTENCY_KEY] : [])],
  requestBody: bodyOf(call),
  responses: {
    200: {
      description: 'The envelope',
      content: {
        'application/json': {
          schema: { oneOf: [succeeded(call), { $ref: '#/components/schemas/Refused' }] },
        },
      },
    },
  },
})

/** No body at all is no fields. */
function bodyOf(call: Call) {
  const schema = wire(call.body)
  return {
    required: (schema.required ?? []).length > 0,
    content: { [call.upload ? 'multipart/form-data' : 'application/json']: { schema } },
  }
}

const succeeded = ({ result }: Call) => ({
  type: 'object',
  properties: { code: { const: 200 }, message: { const: '' }, result: wire(result) },
  required: ['code', 'message', 'result'],
})

/** Both directions are told by the input side: a codec's input is what is on the wire. */
export function wire(schema: z.ZodMiniType) {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return rest
}
