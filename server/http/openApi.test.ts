import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromJSONSchema } from 'zod'
import { founderToken } from '#server/testing/founderToken.ts'
import { openService, type Service } from '#server/testing/openService.ts'
import { calls, type Path } from '#shared/api/index.ts'

type Schema = Parameters<typeof fromJSONSchema>[0]
type Operation = {
  requestBody: { required: boolean }
  responses: { 200: { content: { 'application/json': { schema: Schema } } } }
}
type Document = { paths: Record<string, { post: Operation }>; components: Schema }

let service: Service
let document: Document
beforeAll(async () => {
  service = await openService()
  document = (await (await fetch(`${service.url}/openapi.json`)).json()) as Document
})
afterAll(() => service.close())

const operationOf = (path: Path) => {
  const operation = document.paths[`/api/${path}`]?.post
  if (!operation) throw new Error(`${path} is not in the document`)
  return operation
}

/** What the document says of the answers of a call, with what it names elsewhere put in. */
const answerOf = (path: Path) => {
  const { schema } = operationOf(path).responses[200].content['application/json']
  const { schemas } = document.components as { schemas: Record<string, unknown> }
  const told = JSON.stringify(schema).replaceAll('#/components/schemas/', '#/$defs/')
  return fromJSONSchema({ ...JSON.parse(told), $defs: schemas })
}

test.each(Object.keys(calls) as Path[])(
  'what %s answers is either its result or a refusal, and never both',
  async (path) => {
    const schema = answerOf(path)
    for (const how of [{ token: await founderToken(service) }, {}]) {
      const { status: _, response: __, ...said } = await service.call(path, {}, how)
      expect(schema.safeParse(said).error?.issues).toBeUndefined()
    }
    const half = [
      { code: 200, message: '' },
      { code: 400, message: 'no' },
      { code: 200, result: {} },
    ]
    for (const said of half) expect(schema.safeParse(said).success).toBe(false)
  },
)

test('a body is wanted where a field of it is', () => {
  const wants = (path: Path) => operationOf(path).requestBody.required
  expect(
    ['asset/transfer', 'member/uploadImg', 'home/noticeDetail'].map((path) => wants(path as Path)),
  ).toEqual([true, true, true])
  expect(
    ['home/ad', 'home/notice', 'member/modifyUserInfo'].map((path) => wants(path as Path)),
  ).toEqual([false, false, false])
})
