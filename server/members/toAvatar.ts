import sharp from 'sharp'
import { Refusal } from '#server/db/Refusal.ts'
import { atMost } from './atMost.ts'

/** Contract: side of the square, pixels. */
const SIDE = 256

/** Largest picture that is unpacked, pixels: a small file can hold a very large one. */
const MOST_PIXELS = 40_000_000

/** Seconds that one picture may take. */
const PATIENCE = 10

/** Unpacking takes much memory, so few at once; nothing of a member's picture is kept in the process. */
const inTurn = atMost({ running: 2, waiting: 16 })
sharp.concurrency(1)
sharp.cache(false)

/**
 * The picture as it is served: its middle, upright, 256 × 256 WebP without metadata, the first frame where it moves.
 * Refuses `notPicture` for anything but PNG, JPEG, WebP and AVIF, told by what is in the file, and `tooMany`.
 */
export async function toAvatar(file: Uint8Array): Promise<Buffer> {
  if (!isPicture(file)) throw new Refusal('notPicture', { field: 'file' })
  return inTurn(() =>
    sharp(file, { limitInputPixels: MOST_PIXELS, pages: 1, failOn: 'error' })
      .timeout({ seconds: PATIENCE })
      .autoOrient()
      .resize(SIDE, SIDE, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer()
      .catch(() => {
        // Broken, cut off or too large once unpacked: whatever it is, it came with the file.
        throw new Refusal('notPicture', { field: 'file' })
      }),
  )
}

/** How each of the four begins. The library would read more kinds, some of which can hold programs. */
const BEGINNINGS: readonly RegExp[] = [
  /^\x89PNG\r\n/,
  /^\xff\xd8\xff/,
  /^RIFF[\s\S]{4}WEBP/,
  /^[\s\S]{4}ftyp([\s\S]{4}){0,8}?avi[fs]/,
]

const isPicture = (file: Uint8Array) => {
  const head = Buffer.from(file.subarray(0, 48)).toString('latin1')
  return BEGINNINGS.some((beginning) => beginning.test(head))
}
