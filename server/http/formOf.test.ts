import { connect } from 'node:net'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { formOf } from './formOf.ts'
import { forms } from './forms.ts'

const FORM = [
  '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n',
  'content-type: image/png\r\n\r\n',
].join('')

test('who goes away before the form is read holds nobody up', async () => {
  const app = Fastify()
  const [come, gone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const read = Promise.withResolvers<object>()
  forms(app, async (request) => {
    request.raw.once('close', () => gone.resolve())
    come.resolve()
    await gone.promise
    // What waits for its turn takes longer still.
    await new Promise((resolve) => setTimeout(resolve, 50))
    read.resolve(await formOf(request))
    return {}
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  const head = [
    'POST /api/member/uploadImg HTTP/1.1',
    'host: localhost',
    'content-type: multipart/form-data; boundary=b',
    'content-length: 1000',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${FORM}`)
  await come.promise
  socket.destroy()
  expect(await read.promise).toEqual({})
})
