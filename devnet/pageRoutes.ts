import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Answer, Routes } from './serve.ts'

const dir = join(import.meta.dirname, 'page')

const text = async (name: string, type: string): Promise<Answer> => ({
  type,
  body: await readFile(join(dir, name), 'utf8'),
})

const MODULES = readdirSync(dir).filter((name) => name.endsWith('.js'))

/** The devnet's page, the explorer and the wallet, as files of `page/`. */
export const pageRoutes: Routes = {
  'GET /': () => text('index.html', 'text/html'),
  'GET /tx/*': () => text('explorer.html', 'text/html'),
  'GET /address/*': () => text('explorer.html', 'text/html'),
  'GET /page.css': () => text('page.css', 'text/css'),
  'GET /controls.css': () => text('controls.css', 'text/css'),
  'GET /icon.svg': () => text('icon.svg', 'image/svg+xml'),
  ...Object.fromEntries(
    MODULES.map((name) => [`GET /${name}`, () => text(name, 'text/javascript')]),
  ),
}
