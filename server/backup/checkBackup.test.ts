import { appendFile, copyFile, open, stat, truncate, writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { ownDatabase } from '#server/testing/testDatabase.ts'
import { checkBackup } from './checkBackup.ts'
import { restoreBackup } from './restoreBackup.ts'
import { backedUp } from './testing/backedUp.ts'
import { emptyDatabase } from './testing/emptyDatabase.ts'

/** A whole backup, and copies of it to be damaged. */
async function opened() {
  const { file } = await backedUp((await ownDatabase()).ownerUrl)
  const { size } = await stat(file)
  const damaged = async (damage: (copy: string) => Promise<unknown>) => {
    const copy = `${file}.copy`
    await copyFile(file, copy)
    await damage(copy)
    return copy
  }
  return { file, size, damaged }
}

/** Many copies are damaged. */
const LONG = { timeout: 90_000 }
const REFUSED = 'the backup cannot be restored'

/** Places all over the file, its first and last bytes among them. */
const places = (size: number) => [
  ...Array.from({ length: 40 }, (_, i) => i),
  ...Array.from({ length: 60 }, (_, i) => 40 + Math.floor(((size - 60) * i) / 60)),
  ...Array.from({ length: 20 }, (_, i) => size - 1 - i),
]

test('what is no backup, or one of another format, is refused with words', LONG, async () => {
  const { file, damaged } = await opened()
  await expect(checkBackup(`${file}.none`)).rejects.toThrow('ENOENT')
  for (const text of ['', 'PGDMP', 'bitwave']) {
    const copy = await damaged((it) => writeFile(it, text))
    await expect(checkBackup(copy)).rejects.toThrow('is no backup of a farm')
  }
  const copy = await damaged((it) => writeFile(it, 'bitwave-backup 2 gzip\n…'))
  await expect(checkBackup(copy)).rejects.toThrow('written by another release')
})

test('a backup that was cut anywhere is refused', LONG, async () => {
  const { size, damaged } = await opened()
  for (const length of places(size)) {
    const copy = await damaged((it) => truncate(it, length))
    await expect(checkBackup(copy), `cut to ${length}`).rejects.toThrow(REFUSED)
  }
})

test('a backup of which one byte was changed is refused, wherever it lies', LONG, async () => {
  const { size, damaged } = await opened()
  for (const position of places(size)) {
    const copy = await damaged((it) => flip(it, position))
    await expect(checkBackup(copy), `byte ${position}`).rejects.toThrow(REFUSED)
  }
})

test('a backup that goes on after its end is refused', LONG, async () => {
  const { file, damaged } = await opened()
  const copy = await damaged((it) => appendFile(it, 'x'))
  await expect(checkBackup(copy)).rejects.toThrow(REFUSED)
  const twice = await damaged(async (it) => {
    const handle = await open(file)
    await appendFile(it, (await handle.readFile()).subarray(22))
    await handle.close()
  })
  await expect(checkBackup(twice)).rejects.toThrow(REFUSED)
})

test('nothing of a damaged backup is written', LONG, async () => {
  const { size, damaged } = await opened()
  const { ownerUrl, db } = await emptyDatabase()
  const copy = await damaged((it) => flip(it, size - 200))
  await expect(restoreBackup({ ownerUrl, file: copy, endSessions: false })).rejects.toThrow(REFUSED)
  const left = await db.inTx(
    (tx) => tx`select relname from pg_class where relnamespace = 'public'::regnamespace`,
  )
  expect(left).toEqual([])
})

async function flip(file: string, position: number): Promise<void> {
  const handle = await open(file, 'r+')
  const { buffer } = await handle.read(Buffer.alloc(1), { position })
  await handle.write(Buffer.from([(buffer[0] ?? 0) ^ 1]), 0, 1, position)
  await handle.close()
}
