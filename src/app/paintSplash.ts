/** As the manifest's `background_color`. */
const BACKGROUND = '#060908'
/** Of the shorter side. */
const MARK = 0.28

/**
 * Paints what iOS shows while the installed app starts, in the size of this very screen, and names it in the page: it is
 * taken over when the app is put on the home screen. iOS knows no other way, and a file for each size there is would be many.
 */
export async function paintSplash(): Promise<void> {
  const { width, height } = screen
  const icon = new Image()
  icon.src = '/icon-512.png'
  await icon.decode()
  for (const [across, down] of [
    [width, height],
    [height, width],
  ] as const) {
    const link = document.createElement('link')
    link.rel = 'apple-touch-startup-image'
    link.media = `(orientation: ${across > down ? 'landscape' : 'portrait'})`
    link.href = paint(icon, across * devicePixelRatio, down * devicePixelRatio)
    document.head.append(link)
  }
}

function paint(icon: HTMLImageElement, width: number, height: number): string {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const pen = canvas.getContext('2d')
  if (!pen) return ''
  pen.fillStyle = BACKGROUND
  pen.fillRect(0, 0, width, height)
  const side = Math.round(Math.min(width, height) * MARK)
  pen.drawImage(icon, (width - side) / 2, (height - side) / 2, side, side)
  return canvas.toDataURL('image/png')
}
