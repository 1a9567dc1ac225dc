import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const DEBIAN = '/usr/bin/chromium'
/** The same engine without the browser around it: its bars are pages themselves, which take a fifth of the processor. */
const ENGINE = '/usr/bin/chromium-headless-shell'
/** What drives the engine of every browser on an iPhone, and the screen that it is shown on. */
export const WEBKIT = '/usr/bin/WebKitWebDriver'
export const SCREEN = '/usr/bin/Xvfb'

/** A mirror that does not answer at once is asked again. */
const QUIETLY = ['-qq', '-o', 'Acquire::Retries=3']

/**
 * Path of a Chromium to test with: the one named by CHROMIUM, Debian's where it is there or can be installed, else the
 * browser that Playwright installs for itself.
 */
export async function browser(): Promise<string> {
  const named = process.env['CHROMIUM']
  if (named) return named
  if (!existsSync(DEBIAN)) installDebian('Chromium', ['chromium', 'fonts-noto-cjk'])
  if (existsSync(DEBIAN) && !existsSync(ENGINE))
    installDebian('Chromium’s engine', ['chromium-headless-shell'])
  if (existsSync(DEBIAN)) return DEBIAN
  const own = chromium.executablePath()
  if (!existsSync(own)) run('playwright', ['install', 'chromium'])
  if (!existsSync(own))
    throw new Error('no Chromium: install the package chromium, or set CHROMIUM to one')
  return own
}

/** Path of the engine alone of a browser, where Debian's has it; else of that browser. */
export const engineOf = (path: string) => (path === DEBIAN && existsSync(ENGINE) ? ENGINE : path)

/** Has Debian's WebKit installed, and a screen for it, where that can be done. The tests that need it say what is missing. */
export function webKit() {
  if (!hasWebKit()) installDebian('WebKit', ['webkit2gtk-driver', 'xvfb'])
}

export const hasWebKit = () => existsSync(WEBKIT) && existsSync(SCREEN)

function installDebian(what: string, packages: readonly string[]) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`installing ${what} …`)
  run('apt-get', [...QUIETLY, 'update'])
  run('apt-get', [...QUIETLY, 'install', '-y', '--no-install-recommends', ...packages])
}

function run(program: string, args: string[]) {
  spawnSync(program, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}
