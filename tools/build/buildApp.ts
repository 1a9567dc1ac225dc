import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  globSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { precompress } from './precompress.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const dist = join(root, 'dist')

/** What it was built from, and its own files under `assets/`; beside them lie those of the build before. */
type Stamp = { hash: string; assets: string[] }

const STAMP = '.built-from.json'

/** Everything that the built app depends on. */
export const INPUTS = [
  'src/**/*',
  'shared/**/*',
  'public/**/*',
  'tools/{build,prerender}/*',
  'tools/prerender/page/*.js',
  'tools/{leaveOutLinks,numbersWhenAsked,reach}.ts',
  'index.html',
  'manifest.webmanifest',
  'vite.config.ts',
  'lingui.config.ts',
  'tsconfig.base.json',
  // The app says which version it is.
  'package.json',
  'package-lock.json',
]

export type BuildOptions = { log: (line: string) => void; signal?: AbortSignal }

/** Builds the app into `dist` where that is older than what it is made from. */
export async function buildApp({ log, signal }: BuildOptions): Promise<void> {
  const hash = hashOfInputs()
  if (stampOf(dist)?.hash === hash) return
  const started = Date.now()
  log('building the app …')
  dropDrafts()
  const draft = `${dist}.${process.pid}`
  try {
    await vite(draft, signal)
    await precompress(draft)
    const assets = globSync('assets/*', { cwd: draft })
    writeFileSync(join(draft, STAMP), JSON.stringify({ hash, assets } satisfies Stamp))
    keepAssets(draft)
    swap(draft)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
  log(`built in ${((Date.now() - started) / 1000).toFixed(1)} s`)
}

function hashOfInputs(): string {
  const hash = createHash('sha256')
  for (const file of globSync(INPUTS, { cwd: root }).toSorted()) {
    const path = join(root, file)
    if (statSync(path).isFile()) hash.update(file).update('\0').update(readFileSync(path))
  }
  return hash.digest('hex')
}

function stampOf(folder: string): Stamp | undefined {
  const file = join(folder, STAMP)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Stamp) : undefined
}

async function vite(outDir: string, signal: AbortSignal | undefined): Promise<void> {
  const program = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const args = ['build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn']
  const child = spawn(process.execPath, [program, ...args], {
    cwd: root,
    // What is built is what production serves, whatever runs it.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(signal && { signal }),
  })
  // Its warnings are for who works on the app, and are seen there; here they would only worry.
  let said = ''
  for (const output of [child.stdout, child.stderr]) {
    output.on('data', (text: Buffer) => {
      said += text
    })
  }
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  child.on('error', reject)
  child.on('close', (code) =>
    code === 0 ? resolve() : reject(new Error(`the app could not be built:\n${said}`)),
  )
  await promise
}

/** A page that was opened before may still ask for the parts of the build it came from (one build back, no further). */
function keepAssets(draft: string) {
  for (const asset of stampOf(dist)?.assets ?? []) {
    const old = join(dist, asset)
    if (existsSync(old)) cpSync(old, join(draft, asset), { force: false })
  }
}

/** Whole or not at all: who dies in between leaves the old one, or none, which is built again. */
function swap(draft: string) {
  const old = `${draft}.old`
  // Another build may put its own there in between.
  for (let tries = 0; existsSync(draft); tries += 1) {
    if (existsSync(dist)) renameSync(dist, old)
    try {
      renameSync(draft, dist)
    } catch (error) {
      if (tries === 5) throw error
    }
    rmSync(old, { recursive: true, force: true })
  }
}

/** What builds left that were killed. */
function dropDrafts() {
  for (const draft of globSync(`${basename(dist)}.*`, { cwd: root })) {
    const pid = Number(draft.split('.')[1])
    if (!running(pid)) rmSync(join(root, draft), { recursive: true, force: true })
  }
}

function running(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
