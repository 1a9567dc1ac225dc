import { connect } from 'node:net'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { formOf } from './formOf.ts'
import { forms } from './forms.ts'

const HEAD = [
  'POST /api/member/uploadImg HTTP/1.1',
  'host: localhost',
  'content-type: multipart/form-data; boundary=b',
  'content-length: 1000',
  '\r\n',
].join('\r\n')

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
    read.resolve(await formOf(request, new AbortController().signal))
    return {}
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.write(`${HEAD}${FORM}`)
  await come.promise
  socket.destroy()
  expect(await read.promise).toEqual({})
})

test.each([
  ['before any of it came', ''],
  ['amid its head', FORM.slice(0, 40)],
  ['amid the file', `${FORM}pixels`],
])('a form whose time is over %s is hung up on, and what came is let go', async (_, come) => {
  const app = Fastify()
  const late = new AbortController()
  const read = Promise.withResolvers<object>()
  const reading = Promise.withResolvers<void>()
  forms(app, async (request) => {
    reading.resolve()
    read.resolve(await formOf(request, late.signal))
    return {}
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  const closed = new Promise((done) => socket.on('error', () => {}).once('close', done))
  socket.write(`${HEAD}${come}`)
  await reading.promise
  await new Promise((resolve) => setTimeout(resolve, 50))
  late.abort()
  expect(await read.promise).toEqual({})
  await closed
})
