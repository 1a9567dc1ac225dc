import { closeSync, openSync, readFileSync, renameSync, statSync, writeSync } from 'node:fs'

/** Bytes of a log that are kept, and once more as much of the one before. */
const LONGEST = 16 * 1024 * 1024

export type LogFile = {
  path: string
  /** For a program to write into. */
  descriptor: number
  write: (line: string) => void
  /** The last lines that were written since it was opened. */
  tail: () => string
  close: () => void
}

/** Opens a log to write on at its end; a long one is put aside first. */
export function openLogFile(path: string): LogFile {
  const size = () => statSync(path, { throwIfNoEntry: false })?.size ?? 0
  if (size() > LONGEST) renameSync(path, `${path}.old`)
  const from = size()
  const descriptor = openSync(path, 'a', 0o600)
  return {
    path,
    descriptor,
    write: (line) => void writeSync(descriptor, `${line}\n`),
    tail: () =>
      readFileSync(path).subarray(from).toString().trimEnd().split('\n').slice(-8).join('\n'),
    close: () => closeSync(descriptor),
  }
}
