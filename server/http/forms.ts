import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from '#shared/api/call.ts'
import { calls } from '#shared/api/index.ts'
import { limits } from '#shared/limits.ts'
import { PREFIX } from './api.ts'

type Handle = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/** Where the calls that take files come in: no form is read before the call asks for it (docs/decisions/059-…). */
export function forms(app: FastifyInstance, handle: Handle): void {
  app.register((inner, _, done) => {
    inner.register(multipart, {
      // One byte more than is taken, so that a file which is too large can be told from one that just fits.
      limits: { fileSize: limits.uploadMax + 1, files: 1, fields: 10, parts: 11, fieldSize: 1_000 },
      throwFileSizeLimit: false,
    })
    for (const [path, call] of Object.entries<Call>(calls)) {
      if (call.upload) inner.post(PREFIX + path, handle)
    }
    done()
  })
}
