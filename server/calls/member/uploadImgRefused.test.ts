import { request } from 'node:http'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPictures, type Pictures, picture } from '#server/testing/openPictures.ts'
import { limits } from '#shared/limits.ts'

let service: Pictures
beforeAll(async () => {
  service = await openPictures()
})
afterAll(() => service.close())

describe('no picture is taken', () => {
  beforeAll(() => service.unlimited())

  test('of somebody who is not signed in, and its bytes are not waited for', async () => {
    const { upload } = service
    const said = await upload(await picture().png().toBuffer(), { token: undefined })
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
    const { upload } = service
    const said = await upload(file)
    expect(said).toMatchObject({
      code: 400,
      field: 'file',
      message: expect.stringMatching(/^Picture: /),
    })
    expect(said.message).toMatch(/PNG, JPEG, WebP or AVIF/)
  })

  test('that breaks off', async () => {
    const { upload } = service
    const whole = await picture().jpeg().toBuffer()
    expect(await upload(whole.subarray(0, whole.length / 2))).toMatchObject({ field: 'file' })
  })

  test('that is empty, or larger than 5 MB, told in the language of the caller', async () => {
    const { upload } = service
    expect(await upload(Buffer.alloc(0))).toMatchObject({ code: 400, field: 'file' })
    const large = Buffer.concat([await picture().png().toBuffer(), Buffer.alloc(limits.uploadMax)])
    const said = await upload(large, { locale: 'zh-TW' })
    expect(said).toMatchObject({ code: 400, field: 'file' })
    expect(said.message).toBe('圖片：請選擇不超過 5 MB 的 PNG、JPEG、WebP 或 AVIF 圖片。')
  })

  test('that would fill the memory once it is unpacked', async () => {
    const { upload } = service
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
    const { call, token, unlimited, upload } = service
    await unlimited()
    const file = await picture().png().toBuffer()
    expect(await upload(file, { field: 'picture' })).toMatchObject({ code: 400, field: 'file' })
    expect(await call('member/uploadImg', { file: 'x' }, { token })).toMatchObject({
      code: 400,
      field: 'file',
    })
    const broken = await call(
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
    const { url, token, unlimited, upload } = service
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
        `${url}/api/member/uploadImg`,
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
