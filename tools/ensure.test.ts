import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

type Packages = Record<string, object>

const A = { version: '1.0.0', integrity: 'sha512-a' }
const B = { version: '2.0.0', integrity: 'sha512-b', dev: true }
const OURS = { version: '3.0.0', integrity: 'sha512-c', optional: true }
const elsewhere = {
  version: '1.0.0',
  integrity: 'sha512-e',
  optional: true,
  os: ['aix'],
  cpu: ['s390'],
}
const wanted: Packages = {
  '': {},
  'node_modules/a': A,
  'node_modules/b': B,
  'node_modules/ours': { ...OURS, os: [process.platform], cpu: [process.arch] },
  'node_modules/elsewhere': elsewhere,
  'node_modules/of-elsewhere': { version: '1.0.0', integrity: 'sha512-o', optional: true },
}
const there: Packages = { 'node_modules/a': A, 'node_modules/b': B, 'node_modules/ours': OURS }

/** A folder with these packages wanted and those there, as `npm ci` leaves them; says whether a start installs any. */
function installs(found: Packages | string | undefined): boolean {
  const root = mkdtempSync(join(tmpdir(), 'bitwave-ensure-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  mkdirSync(join(root, 'node_modules'))
  mkdirSync(join(root, 'tools'))
  cpSync('tools/ensure.mjs', join(root, 'tools', 'ensure.mjs'))
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: wanted }))
  writeFileSync(
    join(root, 'npm.mjs'),
    `import { writeFileSync } from 'node:fs'; writeFileSync('called', '')`,
  )
  const kept = typeof found === 'string' ? found : JSON.stringify({ packages: found })
  if (found) writeFileSync(join(root, 'node_modules', '.package-lock.json'), kept)
  const start = () =>
    spawnSync(process.execPath, ['tools/ensure.mjs'], {
      cwd: root,
      env: {
        ...process.env,
        npm_execpath: join(root, 'npm.mjs'),
        npm_node_execpath: process.execPath,
      },
    })
  if (start().status !== 0) throw new Error('ensure.mjs failed')
  const called = existsSync(join(root, 'called'))
  rmSync(join(root, 'called'), { force: true })
  start()
  if (existsSync(join(root, 'called'))) throw new Error('a second start installs again')
  return called
}

test('packages that somebody installed with npm ci are not installed again', () => {
  expect(installs(there)).toBe(false)
})

test('packages that are missing, older or half written are installed', () => {
  expect(installs(undefined)).toBe(true)
  expect(installs('{"packages":')).toBe(true)
  const { 'node_modules/b': _, ...withoutDev } = there
  expect(installs(withoutDev)).toBe(true)
  const { 'node_modules/ours': __, ...withoutOurs } = there
  expect(installs(withoutOurs)).toBe(true)
  expect(installs({ ...there, 'node_modules/a': { ...A, version: '0.9.0' } })).toBe(true)
  expect(installs({ ...there, 'node_modules/a': { ...A, integrity: 'sha512-x' } })).toBe(true)
})
