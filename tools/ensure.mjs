// Plain JavaScript for any Node: installs the packages when they are missing or not those of the lock file.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const stamp = join(root, 'node_modules', '.installed')
const lock = join(root, '.installing')
const wanted = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .update(`${process.platform}-${process.arch}`)
  .digest('hex')

if (!installed()) {
  takeTurns()
  try {
    if (!installed()) await install()
  } finally {
    rmSync(lock, { force: true })
  }
}
checkNode()

function installed() {
  return (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) || byHand()
}

/** Whether all that this machine needs is what `npm ci` left here, an image's say; npm writes its list when all is there. */
function byHand() {
  const list = join(root, 'node_modules', '.package-lock.json')
  try {
    const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages
    const there = packagesOf(list)
    return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(([path, one]) => {
      const has = there[path]
      if (!has) return path === '' || (one.optional && !isForUs(one))
      return has.version === one.version && has.integrity === one.integrity
    })
  } catch {
    return false
  }
}

/** What names no machine belongs to another that does; which C library one has only npm finds out. */
function isForUs({ os = [], cpu = [], libc }) {
  return os.includes(process.platform) && cpu.includes(process.arch) && !libc
}

/** One installs at a time; who comes second waits and finds it done. */
function takeTurns() {
  const nap = new Int32Array(new SharedArrayBuffer(4))
  for (let told = false; !taken(); Atomics.wait(nap, 0, 0, 200)) {
    dropStale()
    if (!told && existsSync(lock)) {
      console.error('waiting for another installation in this folder …')
      told = true
    }
  }
}

/** The lock appears with its holder in it, or not at all. */
function taken() {
  const draft = `${lock}.${process.pid}`
  writeFileSync(draft, named(process.pid))
  try {
    linkSync(draft, lock)
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    return false
  } finally {
    rmSync(draft)
  }
}

/** Removes the lock of one that was killed. Of two that find it, one may take away the other's new lock: it is given back. */
function dropStale() {
  const aside = `${lock}.${process.pid}`
  try {
    const held = readFileSync(lock, 'utf8')
    if (held.split('\n').some(runs)) return
    renameSync(lock, aside)
    if (readFileSync(aside, 'utf8') !== held) linkSync(aside, lock)
    rmSync(aside)
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
}

function runs(holder) {
  return holder !== '' && holder === named(Number.parseInt(holder, 10))
}

/** A process by its number and what tells it from an earlier one of that number; empty when it does not run. */
function named(pid) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (error.code === 'ESRCH') return ''
  }
  if (process.platform !== 'linux') return `${pid}`
  try {
    return `${pid} ${readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19]}`
  } catch {
    return ''
  }
}

async function install() {
  const started = Date.now()
  console.error('installing packages (a minute or two the first time) …')
  // Not by the Node that comes with the packages: it is replaced along with them.
  const node = process.env.npm_node_execpath ?? process.execPath
  const npm = process.env.npm_execpath ? [node, process.env.npm_execpath] : ['npm']
  // The farm builds itself, so that it needs the packages for building too, whatever the environment says; no package needs
  // to run a script of its own.
  const flags = ['--include=dev', '--include=optional', '--ignore-scripts', '--loglevel=error']
  const child = spawn(npm[0], [...npm.slice(1), 'ci', ...flags], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, npm_config_engine_strict: 'false', NODE_ENV: '' },
  })
  // It may outlive us when we are killed, and nobody else must start meanwhile.
  writeFileSync(lock, `${named(process.pid)}\n${named(child.pid)}`)
  const problem = await new Promise((resolve) => {
    child.on('error', (error) => resolve(error.message))
    child.on('exit', (code) => resolve(code === 0 ? undefined : 'npm says why above'))
  })
  if (problem) {
    console.error(`the packages could not be installed: ${problem}`)
    rmSync(lock, { force: true })
    process.exit(1)
  }
  writeFileSync(stamp, wanted)
  console.error(`installed in ${Math.round((Date.now() - started) / 1000)} s`)
}

/** Where no Node comes with the packages, the machine's own has to be new enough to run TypeScript as it is written. */
function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (existsSync(join(root, 'node_modules', '.bin', 'node'))) return
  if (major > 22 || (major === 22 && minor >= 19)) return
  console.error(
    `Node ${process.versions.node} is too old on this platform: install Node 22.19 or later`,
  )
  process.exit(1)
}
