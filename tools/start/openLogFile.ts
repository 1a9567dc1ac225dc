import {
  closeSync,
  copyFileSync,
  fstatSync,
  ftruncateSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  writeSync,
} from 'node:fs'

/** Bytes of a log that are kept, and once more as much of the one before. */
const LONGEST = 16 * 1024 * 1024

/** How often a log is looked at that a program writes into by itself, milliseconds. */
const EVERY = 10_000

export type LogFile = {
  path: string
  /** For a program to write into. */
  descriptor: number
  write: (line: string) => void
  /** The last lines that were written since it was opened. */
  tail: () => string
  close: () => void
}

/**
 * Opens a log to write on at its end; a long one is put aside first, and whenever it has become long. A disk without room
 * costs lines, and nothing else.
 */
export function openLogFile(path: string, longest = LONGEST, every = EVERY): LogFile {
  const size = () => statSync(path, { throwIfNoEntry: false })?.size ?? 0
  if (size() > longest) renameSync(path, `${path}.old`)
  let from = size()
  const descriptor = openSync(path, 'a', 0o600)
  const putAside = () => {
    // Copied and emptied, not renamed: a program that writes into it goes on in the same file, at what is then its end.
    copyFileSync(path, `${path}.old`)
    ftruncateSync(descriptor)
    from = 0
  }
  const look = () => {
    if (fstatSync(descriptor).size > longest) orNothing(putAside)
  }
  const looking = setInterval(look, every).unref()
  return {
    path,
    descriptor,
    write: (line) => {
      look()
      orNothing(() => writeSync(descriptor, `${line}\n`))
    },
    tail: () =>
      readFileSync(path).subarray(from).toString().trimEnd().split('\n').slice(-8).join('\n'),
    close: () => {
      clearInterval(looking)
      closeSync(descriptor)
    },
  }
}

function orNothing(write: () => unknown): void {
  try {
    write()
  } catch {
    // There is no room to say so either.
  }
}
