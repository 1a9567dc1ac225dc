import { existsSync } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'

const unzip = promisify(gunzip)
const NAME = /^chain-(\d{9})\.json\.gz$/
const KEPT = 3

/** The saved states of a chain in `dir`, newest first. */
export async function savedStates(dir: string): Promise<string[]> {
  if (!existsSync(dir)) return []
  const names = (await readdir(dir)).filter((name) => NAME.test(name))
  return names
    .sort()
    .reverse()
    .map((name) => join(dir, name))
}

/** Writes a state beside the older ones: whole or not at all, whenever the power goes. Keeps the last three. */
export async function writeState(dir: string, zipped: Uint8Array): Promise<void> {
  await mkdir(dir, { recursive: true, mode: 0o700 })
  const [newest] = await savedStates(dir)
  const next = 1 + Number(NAME.exec(newest?.slice(dir.length + 1) ?? '')?.[1] ?? 0)
  const temporary = join(dir, 'chain.saving')
  const file = await open(temporary, 'w', 0o600)
  try {
    await file.writeFile(zipped)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(temporary, join(dir, `chain-${String(next).padStart(9, '0')}.json.gz`))
  await syncDirectory(dir)
  for (const old of (await savedStates(dir)).slice(KEPT)) await rm(old, { force: true })
}

/** The state as the node reads it. Throws where the file is torn: its checksum is wrong. */
export async function readState(file: string): Promise<Uint8Array> {
  return unzip(await readFile(file))
}

async function syncDirectory(dir: string): Promise<void> {
  const handle = await open(dir, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
