import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SCREEN, WEBKIT } from '#tools/test/browser.ts'
import { freePort } from '#tools/test/freePort.ts'
import { expect } from './app.ts'

/** Without it the bar with the address keeps the window wider than a phone. */
const NO_BAR = '* { min-width: 0; padding: 0; margin: 0; font-size: 1px; -gtk-icon-source: none; }'

/** Starts a screen that nobody sees, and what drives a WebKit on it; where that listens. */
export async function startWebKit(): Promise<{ url: string; stop: () => Promise<void> }> {
  const started: ChildProcess[] = []
  const look = await mkdtemp(join(tmpdir(), 'bitwave-webkit-'))
  const stop = async () => {
    for (const one of started.toReversed()) one.kill()
    await rm(look, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    await mkdir(join(look, 'gtk-3.0'))
    await writeFile(join(look, 'gtk-3.0', 'gtk.css'), NO_BAR)
    const port = await freePort()
    const env = {
      ...process.env,
      DISPLAY: await openScreen(started),
      XDG_CONFIG_HOME: look,
      // No language: what the browser calls its own is `C` then, which is no tag.
      LC_ALL: 'C.UTF-8',
      LANG: 'C.UTF-8',
    }
    started.push(spawn(WEBKIT, [`--port=${port}`, '--host=127.0.0.1'], { stdio: 'ignore', env }))
    const url = `http://127.0.0.1:${port}`
    await expect.poll(() => isReady(url)).toBe(true)
    return { url, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The name of a screen that is free. */
async function openScreen(started: ChildProcess[]): Promise<string> {
  const screen = spawn(SCREEN, ['-displayfd', '1', '-screen', '0', '1280x1000x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  started.push(screen)
  const [display] = await once(screen.stdout, 'data')
  return `:${String(display).trim()}`
}

const isReady = (url: string) =>
  fetch(`${url}/status`).then(
    ({ ok }) => ok,
    () => false,
  )
