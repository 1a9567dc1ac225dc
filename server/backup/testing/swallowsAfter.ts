import { Transform } from 'node:stream'

/**
 * A way that lets everything pass until `words` were said on it and so many bytes after them, and takes what comes then without
 * passing it on: whoever speaks waits for an answer, however quick or slow the machine is. `reached` once it does.
 */
export function swallowsAfter(words: string, bytes: number) {
  let left = Number.POSITIVE_INFINITY
  let tell: () => void
  const reached = new Promise<void>((resolve) => {
    tell = resolve
  })
  const way = () =>
    new Transform({
      transform: (piece: Buffer, _, done) => {
        if (piece.includes(words)) left = bytes
        else left -= piece.length
        if (left > 0) return done(null, piece)
        tell()
        done()
      },
    })
  return { way, reached }
}
