import { expect } from 'vitest'
import type { Service } from './openService.ts'

/** Who uploads, nobody where there is no token, and what is unlike what the app sends. */
export type Upload = {
  token?: string | undefined
  locale?: string
  field?: string
  also?: Record<string, string>
}

/** Uploads a picture as the app does it, and answers what is said. */
export async function uploadTo(service: Service, file: Uint8Array, how: Upload) {
  const { token, locale = 'en', field = 'file', also = {} } = how
  const form = new FormData()
  for (const [name, value] of Object.entries(also)) form.append(name, value)
  form.append(field, new Blob([new Uint8Array(file)]), 'x.png')
  const said = await service.call('member/uploadImg', form, { token, locale })
  expect(said.status).toBe(200)
  return said
}
