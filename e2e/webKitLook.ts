import { brokenIn } from './brokenWords.ts'
import { coveredIn } from './coveredIn.ts'
import { expect, type WebKit } from './webKit.ts'

type Screen = { path: string; query?: string; title: string; heading?: string | undefined }

/** Whether a screen stands there, whole, no wider than the window and with nothing over what can be tapped, on phones and on a computer. */
export async function look(webKit: WebKit, { path, query = '', title, heading = title }: Screen) {
  await webKit.run((hash) => {
    location.hash = hash
  }, `${path}${query}`)
  const seen = () =>
    webKit.run(
      () => ({
        title: document.title,
        heading: document.querySelector('h1')?.innerText,
        loading: document.querySelectorAll('[role="status"][aria-label]').length,
        beyond: document.documentElement.scrollWidth - innerWidth,
      }),
      null,
    )
  await expect
    .poll(seen, { message: path })
    .toEqual({ title: `${title} · Bitwave Farm`, heading, loading: 0, beyond: 0 })
  for (const width of [390, 320, 1280]) {
    const at = `${path} at ${width} px`
    await webKit.width(width)
    expect.soft((await seen()).beyond, at).toBe(0)
    expect.soft(await webKit.run(brokenIn, null), at).toEqual([])
    expect.soft(await webKit.run(coveredIn, null), at).toEqual([])
  }
  await webKit.width(390)
}
