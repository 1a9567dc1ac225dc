/** An ad's picture as Home shows it, 5 : 2, and how many letters of a data URL the service takes. */
const SIZES = [
  { width: 960, height: 384 },
  { width: 720, height: 288 },
  { width: 480, height: 192 },
] as const
const MOST = 100_000
const QUALITIES = [0.85, 0.7, 0.55, 0.4] as const

/** The middle of a picture in the wanted shape, as large as it can be sent. Throws where it cannot be read or made small enough. */
export async function readPicture(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file)
  try {
    for (const size of SIZES) {
      const canvas = drawn(picture, size)
      for (const quality of QUALITIES) {
        const url = encoded(canvas, quality)
        if (url.length <= MOST) return url
      }
    }
  } finally {
    picture.close()
  }
  throw new Error('no size of the picture is small enough')
}

function drawn(picture: ImageBitmap, { width, height }: { width: number; height: number }) {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const scale = Math.max(width / picture.width, height / picture.height)
  const [w, h] = [picture.width * scale, picture.height * scale]
  canvas.getContext('2d')?.drawImage(picture, (width - w) / 2, (height - h) / 2, w, h)
  return canvas
}

/** WebP, or JPEG where the browser writes none: it would silently make a PNG, which is several times as large. */
function encoded(canvas: HTMLCanvasElement, quality: number): string {
  const webp = canvas.toDataURL('image/webp', quality)
  return webp.startsWith('data:image/webp') ? webp : canvas.toDataURL('image/jpeg', quality)
}
