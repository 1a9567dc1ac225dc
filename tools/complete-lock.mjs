// `npm ci` refuses a lock file that lacks optional packages of other platforms. A registry that does not hold them makes
// npm drop them, so add the entries back; os and cpu keep npm from fetching what a platform does not need.
import { readFileSync, writeFileSync } from 'node:fs'

const FILE = 'package-lock.json'
const SYSTEMS = [
  'darwin',
  'linux',
  'win32',
  'freebsd',
  'android',
  'openharmony',
  'netbsd',
  'openbsd',
  'sunos',
  'aix',
]
const PROCESSORS = {
  x64: 'x64',
  amd64: 'x64',
  arm64: 'arm64',
  ia32: 'ia32',
  armv7: 'arm',
  arm: 'arm',
  riscv64: 'riscv64',
  s390x: 's390x',
  ppc64: 'ppc64',
  loong64: 'loong64',
  wasm32: 'wasm32',
}

const lock = JSON.parse(readFileSync(FILE, 'utf8'))
let added = 0
for (const [where, { optionalDependencies = {} }] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(optionalDependencies)) {
    const places = [where && `${where}/node_modules/${name}`, `node_modules/${name}`]
    if (places.some((place) => lock.packages[place])) continue
    lock.packages[`node_modules/${name}`] = stub(name, range)
    added += 1
  }
}
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')),
)
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${added} entries added`)

function stub(name, range) {
  const words = name.replace(/(^|[-_/])win-/, '$1win32-').split(/[-_/]/)
  const os = SYSTEMS.filter((system) => words.includes(system))
  const cpu = [
    ...new Set(
      Object.entries(PROCESSORS).flatMap(([word, processor]) =>
        words.some((w) => w === word || w.startsWith(`${word}v`)) ? [processor] : [],
      ),
    ),
  ]
  if (os.length === 0 && !cpu.includes('wasm32'))
    throw new Error(`not a package of a platform: ${name}`)
  if (os.includes(process.platform) && cpu.includes(process.arch) && !name.includes('musl'))
    throw new Error(`needed here, yet missing: ${name}`)
  return {
    version: range.replace(/^[\^~]/, ''),
    cpu: cpu.length > 0 ? cpu : ['arm64'],
    ...(name.includes('musl') ? { libc: ['musl'] } : {}),
    ...(name.includes('gnu') ? { libc: ['glibc'] } : {}),
    optional: true,
    ...(os.length > 0 ? { os } : {}),
  }
}
