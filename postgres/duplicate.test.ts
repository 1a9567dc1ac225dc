import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { duplicate } from './duplicate.ts'

test('what was installed for one user alone is laid down for everybody', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bitwave-duplicate-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const [from, to] = [join(folder, 'from'), join(folder, 'to')]
  mkdirSync(join(from, 'bin'), { recursive: true, mode: 0o700 })
  for (const [name, mode] of [
    ['bin/closed', 0o700],
    ['bin/open', 0o755],
    ['text', 0o600],
  ] as const) {
    writeFileSync(join(from, name), name)
    chmodSync(join(from, name), mode)
  }

  duplicate(from, to)
  rmSync(from, { recursive: true })
  const modeOf = (name: string) => statSync(join(to, name)).mode & 0o777
  expect([modeOf('bin'), modeOf('bin/closed'), modeOf('bin/open'), modeOf('text')]).toEqual([
    0o755, 0o755, 0o755, 0o644,
  ])
  expect(readFileSync(join(to, 'bin/closed'), 'utf8')).toBe('bin/closed')
})
