import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Answer, Routes } from './serve.ts'

const dir = join(import.meta.dirname, 'page')

const text = async (name: string, type: string): Promise<Answer> => ({
  type,
  body: await readFile(join(dir, name), 'utf8'),
})

/** Files of `page/` with this ending, as they are asked for. */
const served = (ending: string, type: string): Routes =>
  Object.fromEntries(
    readdirSync(dir)
      .filter((name) => name.endsWith(ending))
      .map((name) => [`GET /${name}`, () => text(name, type)]),
  )

/** The devnet's page, the explorer and the wallet, as files of `page/`. */
export const pageRoutes: Routes = {
  'GET /': () => text('index.html', 'text/html'),
  'GET /tx/*': () => text('explorer.html', 'text/html'),
  'GET /address/*': () => text('explorer.html', 'text/html'),
  'GET /icon.svg': () => text('icon.svg', 'image/svg+xml'),
  ...served('.css', 'text/css'),
  ...served('.js', 'text/javascript'),
}
