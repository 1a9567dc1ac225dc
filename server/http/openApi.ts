import * as z from 'zod/mini'
import { version } from '#server/config/version.ts'
import type { Call } from '#shared/api/call.ts'
import { Envelope } from '#shared/api/envelope.ts'
import { calls } from '#shared/api/index.ts'

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
    schemas: { Refused: wire(Envelope) },
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
  requestBody: {
    content: {
      [call.upload ? 'multipart/form-data' : 'application/json']: { schema: wire(call.body) },
    },
  },
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
