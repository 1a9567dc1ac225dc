import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { FIRST_LINE, SEAL_LENGTH, sealOf } from './format.ts'

/** The stream of a backup as it lies in the file. Throws, at its end, when a byte of the file is not what was written. */
export async function* sealed(file: string): AsyncGenerator<Buffer> {
  const handle = await open(file)
  try {
    const { size } = await handle.stat()
    await checkFirstLine(handle, file)
    const end = size - SEAL_LENGTH
    if (end < FIRST_LINE.length) throw new Error('it is cut off')
    const hash = createHash('sha256').update(FIRST_LINE)
    const from = { start: FIRST_LINE.length, end: end - 1, autoClose: false }
    for await (const piece of handle.createReadStream(from)) {
      hash.update(piece)
      yield piece
    }
    if ((await readAt(handle, end, SEAL_LENGTH)) !== sealOf(hash.digest('hex'))) {
      throw new Error('it was cut or changed')
    }
  } finally {
    await handle.close()
  }
}

/** It says how to read the rest. */
async function checkFirstLine(handle: FileHandle, file: string): Promise<void> {
  const found = await readAt(handle, 0, FIRST_LINE.length)
  if (found === FIRST_LINE) return
  throw new Error(
    found.startsWith('bitwave-backup ')
      ? `${file} was written by another release, as "${found.trim()}"`
      : `${file} is no backup of a farm`,
  )
}

async function readAt(handle: FileHandle, position: number, length: number): Promise<string> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), { position })
  return buffer.toString('latin1', 0, bytesRead)
}
