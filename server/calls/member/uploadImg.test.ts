import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Tx } from '#server/db/Tx.ts'
import { changeProfile } from '#server/members/changeProfile.ts'
import { keepPicture } from '#server/members/pictures.ts'
import { enrol } from '#server/testing/enrol.ts'
import { openPictures, type Pictures, picture } from '#server/testing/openPictures.ts'
import { waitsForLock } from '#server/testing/waitsForLock.ts'

let service: Pictures
beforeAll(async () => {
  service = await openPictures()
})
afterAll(() => service.close())

const served = async (path: string) => {
  const response = await fetch(service.url + path)
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

describe('a picture', () => {
  beforeAll(() => service.unlimited())

  test.each(['png', 'jpeg', 'webp', 'avif'] as const)(
    'may be %s, whatever its file is called',
    async (kind) => {
      const { upload } = service
      const said = await upload(await picture().toFormat(kind).toBuffer())
      expect(said).toMatchObject({
        code: 200,
        result: { url: expect.stringMatching(/^\/avatars\/[0-9a-f]{64}\.webp$/) },
      })
    },
  )

  test('becomes 256 × 256 WebP: its middle, upright, without what the camera wrote into it', async () => {
    const { upload } = service
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
    const { upload } = service
    const hidden = Buffer.concat([
      await picture().png().toBuffer(),
      Buffer.from('<script>hidden</script>'),
    ])
    const { result } = await upload(hidden, { also: { note: 'ignored' } })
    const { bytes } = await served(result.url)
    expect(bytes.includes('hidden')).toBe(false)
  })

  test('is served by the hash of what it is, for ever and as nothing but a picture', async () => {
    const { unlimited, upload } = service
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
    const { pass, unlimited, upload } = service
    await unlimited()
    const urls: string[] = []
    for (const side of [11, 12, 13, 14, 15]) {
      pass(1_000)
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

  test('that is chosen while another is uploaded stays', async () => {
    const { db, clock } = service
    const { id: member } = await enrol(service)
    const keep = (tx: Tx, bytes: string) =>
      keepPicture(tx, { member, bytes: Buffer.from(bytes + member), now: clock.now() })
    const urls: string[] = []
    for (const bytes of ['a', 'b', 'c']) {
      urls.push(await db.inTx((tx) => keep(tx, bytes)))
      service.pass(1_000)
    }
    const { late } = await db.inTx(async (tx) => {
      await changeProfile(tx, { member, nickname: undefined, avatar: urls[0] })
      let over = false
      const late = db
        .inTx((other) => keep(other, 'd'))
        .finally(() => {
          over = true
        })
      await expect.poll(async () => over || (await waitsForLock(db))).toBe(true)
      return { late }
    })
    await late
    expect((await served(urls[0] ?? '')).response.status).toBe(200)
  })
})
