import { createHash } from 'node:crypto'
import { request } from 'node:http'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openService, type Service } from '#server/testing/openService.ts'
import { signUp } from '#server/testing/signUp.ts'
import { limits } from '#shared/limits.ts'

let service: Service
let token: string
beforeAll(async () => {
  service = await openService()
  const { form } = await signUp(service)
  token = (await service.call('member/login', form)).result.token
})
afterAll(() => service.close())
const unlimited = () => service.db.inTx((tx) => tx`delete from bucket`)

type How = { as?: string | null; locale?: string; field?: string; also?: Record<string, string> }

async function upload(file: Uint8Array, { as = token, locale = 'en', field, also }: How = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries(also ?? {})) form.append(name, value)
  form.append(field ?? 'file', new Blob([new Uint8Array(file)]), 'x.png')
  const response = await fetch(`${service.url}/api/member/uploadImg`, {
    method: 'POST',
    headers: { 'accept-language': locale, ...(as && { authorization: `Bearer ${as}` }) },
    body: form,
  })
  expect(response.status).toBe(200)
  return response.json()
}

/** Left half red, right half blue. */
const picture = (width = 600, height = 300) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: 'blue' } },
      left: width / 2,
      top: 0,
    },
  ])

const served = async (url: string) => {
  const response = await fetch(service.url + url)
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

describe('no picture is taken', () => {
  beforeAll(unlimited)

  test('of somebody who is not signed in, and its bytes are not waited for', async () => {
    const said = await upload(await picture().png().toBuffer(), { as: null })
    expect(said).toMatchObject({ code: 401 })
  })

  test.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
    ['a page', Buffer.from('<!doctype html><script>1</script>')],
    [
      'a GIF, which is none of the four',
      Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1'),
    ],
    ['the beginning of a PNG with nothing after it', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    ['a single byte', Buffer.from('x')],
  ])('that is %s', async (_, file) => {
    const said = await upload(file)
    expect(said).toMatchObject({
      code: 400,
      field: 'file',
      message: expect.stringMatching(/^Picture: /),
    })
    expect(said.message).toMatch(/PNG, JPEG, WebP or AVIF/)
  })

  test('that breaks off', async () => {
    const whole = await picture().jpeg().toBuffer()
    expect(await upload(whole.subarray(0, whole.length / 2))).toMatchObject({ field: 'file' })
  })

  test('that is empty, or larger than 5 MB, told in the language of the caller', async () => {
    expect(await upload(Buffer.alloc(0))).toMatchObject({ code: 400, field: 'file' })
    const large = Buffer.concat([await picture().png().toBuffer(), Buffer.alloc(limits.uploadMax)])
    const said = await upload(large, { locale: 'zh-TW' })
    expect(said).toMatchObject({ code: 400, field: 'file' })
    expect(said.message).toBe('圖片：請選擇不超過 5 MB 的 PNG、JPEG、WebP 或 AVIF 圖片。')
  })

  test('that would fill the memory once it is unpacked', async () => {
    const bomb = await sharp({
      create: { width: 8_000, height: 8_000, channels: 3, background: 'red' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 1 })
      .toBuffer()
    expect(bomb.length).toBeLessThan(limits.uploadMax)
    expect(await upload(bomb)).toMatchObject({ code: 400, field: 'file' })
  })

  test('under another field, or in something that is no form', async () => {
    await unlimited()
    const file = await picture().png().toBuffer()
    expect(await upload(file, { field: 'picture' })).toMatchObject({ code: 400, field: 'file' })
    expect(await service.call('member/uploadImg', { file: 'x' }, { token })).toMatchObject({
      code: 400,
      field: 'file',
    })
    const broken = await service.call(
      'member/uploadImg',
      {},
      {
        token,
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
      },
    )
    expect(broken).toMatchObject({ code: 400, field: 'file' })
  })

  test('after ten at once, until a while has passed', async () => {
    await unlimited()
    const file = await picture(20, 20).png().toBuffer()
    const codes: number[] = []
    for (let i = 0; i < 11; i++) codes.push((await upload(file)).code)
    expect(codes).toEqual([...Array(10).fill(200), 400])
    expect(await upload(file)).toMatchObject({ message: expect.stringMatching(/Too many/) })
    // Said before any of its bytes is read: of this one none ever comes.
    const said = await new Promise<string>((heard, failed) => {
      const type = 'multipart/form-data; boundary=x'
      const headers = { authorization: `Bearer ${token}`, 'content-type': type }
      const sending = request(
        `${service.url}/api/member/uploadImg`,
        { method: 'POST', headers: { ...headers, 'content-length': limits.uploadMax } },
        (response) => {
          response.setEncoding('utf8').once('data', heard)
          response.once('end', () => sending.destroy())
        },
      )
      sending.once('error', failed)
      sending.flushHeaders()
    })
    expect(said).toMatch(/嘗試次數過多|Too many/)
  })
})

describe('a picture', () => {
  beforeAll(unlimited)

  test.each(['png', 'jpeg', 'webp', 'avif'] as const)(
    'may be %s, whatever its file is called',
    async (kind) => {
      const said = await upload(await picture().toFormat(kind).toBuffer())
      expect(said).toMatchObject({
        code: 200,
        result: { url: expect.stringMatching(/^\/avatars\/[0-9a-f]{64}\.webp$/) },
      })
    },
  )

  test('becomes 256 × 256 WebP: its middle, upright, without what the camera wrote into it', async () => {
    const file = await picture()
      .jpeg()
      .withExif({ IFD0: { Artist: 'Ann' }, IFD3: { GPSLatitude: '25/1 2/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect(file.includes('Ann')).toBe(true)
    const { result } = await upload(file)
    const { bytes } = await served(result.url)
    const { format, width, height, exif, icc, xmp } = await sharp(bytes).metadata()
    expect({ format, width, height, exif, icc, xmp }).toEqual({
      format: 'webp',
      width: 256,
      height: 256,
    })
    // Orientation 6 turns it clockwise: red, which was on the left, is on top.
    const raw = await sharp(bytes).removeAlpha().raw().toBuffer()
    const at = (x: number, y: number) => [...raw.subarray((y * 256 + x) * 3, (y * 256 + x) * 3 + 3)]
    expect(at(128, 20)[0]).toBeGreaterThan(200)
    expect(at(128, 236)[2]).toBeGreaterThan(200)
  })

  test('that hides something behind its end is served without it', async () => {
    const hidden = Buffer.concat([
      await picture().png().toBuffer(),
      Buffer.from('<script>hidden</script>'),
    ])
    const { result } = await upload(hidden, { also: { note: 'ignored' } })
    const { bytes } = await served(result.url)
    expect(bytes.includes('hidden')).toBe(false)
  })

  test('is served by the hash of what it is, for ever and as nothing but a picture', async () => {
    await unlimited()
    const { result } = await upload(await picture(300, 300).png().toBuffer())
    const { response, bytes } = await served(result.url)
    expect(result.url).toBe(`/avatars/${createHash('sha256').update(bytes).digest('hex')}.webp`)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    })
  })

  test.each(['0'.repeat(64), 'x', '../index.html', `${'0'.repeat(64)}.webp/x`])(
    'called %s is not there',
    async (name) => {
      expect((await served(`/avatars/${name}.webp`)).response.status).toBe(404)
    },
  )

  test('that was never used makes room: of those a member keeps the latest three', async () => {
    await unlimited()
    const urls: string[] = []
    for (const side of [11, 12, 13, 14, 15]) {
      service.pass(1_000)
      const { result } = await upload(
        await picture(side * 2, side)
          .png()
          .toBuffer(),
      )
      urls.push(result.url)
    }
    const there = await Promise.all(urls.map(async (url) => (await served(url)).response.status))
    expect(new Set(urls).size).toBe(5)
    expect(there).toEqual([404, 404, 200, 200, 200])
  })
})
