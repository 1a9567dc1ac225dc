import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'

/** What was written under that name; nothing where there is no such file, or no folder at all. */
export async function readJson<T>(dir: string | undefined, name: string): Promise<T | undefined> {
  if (!dir) return
  try {
    return JSON.parse(await readFile(join(dir, name), 'utf8'))
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return
    throw cause
  }
}

/** Writes it whole or not at all, for the owner's eyes alone. Without a folder nothing is remembered. */
export async function writeJson(dir: string | undefined, name: string, value: unknown) {
  if (!dir) return
  await mkdir(dir, { recursive: true, mode: 0o700 })
  const temporary = join(dir, `${name}.saving`)
  const file = await open(temporary, 'w', 0o600)
  try {
    await file.writeFile(`${JSON.stringify(value, null, 2)}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(temporary, join(dir, name))
}
