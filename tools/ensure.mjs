// Plain JavaScript for any Node: installs the packages when they are missing or not those of the lock file.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const stamp = join(root, 'node_modules', '.installed')
const lock = join(root, '.installing')
const wanted = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .update(`${process.platform}-${process.arch}`)
  .digest('hex')

const installed = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted

if (!installed()) {
  takeTurns()
  try {
    if (!installed()) install()
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}
checkNode()

/** One installs at a time: the folder is the lock. */
function takeTurns() {
  const nap = new Int32Array(new SharedArrayBuffer(4))
  for (let waited = 0; !taken(); waited += 250) {
    if (waited === 0) console.error('waiting for another installation in this folder …')
    dropOldLock()
    Atomics.wait(nap, 0, 0, 250)
  }
}

function taken() {
  try {
    mkdirSync(lock)
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    return false
  }
}

/** A lock of ten minutes ago was left by a process that died. */
function dropOldLock() {
  const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
  if (Date.now() - since > 600_000) rmSync(lock, { recursive: true, force: true })
}

function install() {
  const started = Date.now()
  console.error('installing packages (a minute or two the first time) …')
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm']
  const { status } = spawnSync(
    npm[0],
    [...npm.slice(1), 'ci', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, npm_config_engine_strict: 'false', NODE_ENV: '' },
    },
  )
  if (status !== 0) {
    console.error('the packages could not be installed; npm says why above')
    process.exit(status ?? 1)
  }
  writeFileSync(stamp, wanted)
  console.error(`installed in ${Math.round((Date.now() - started) / 1000)} s`)
}

/** Where no Node comes with the packages, the machine's own has to be new enough to run TypeScript as it is written. */
function checkNode() {
  const own = process.platform === 'win32' ? 'node.cmd' : 'node'
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (existsSync(join(root, 'node_modules', '.bin', own))) return
  if (major > 22 || (major === 22 && minor >= 19)) return
  console.error(
    `Node ${process.versions.node} is too old on this platform: install Node 22.19 or later`,
  )
  process.exit(1)
}
