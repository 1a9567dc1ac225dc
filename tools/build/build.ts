import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  globSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { compile } from '#contracts/compile.ts'
import { precompress } from './precompress.ts'

const DIST = 'dist'
const STAMP = '.built-from'

/** Everything that the built app depends on. */
const INPUTS = [
  'src/**/*',
  'shared/**/*',
  'public/**/*',
  'tools/{build,prerender}/*',
  'index.html',
  'manifest.webmanifest',
  'vite.config.ts',
  'lingui.config.ts',
  'tsconfig.base.json',
  'package-lock.json',
]

/** Builds the app into `dist` and compiles the contracts, where they are older than what they are made from. */
export async function build(log: (line: string) => void): Promise<void> {
  await Promise.all([buildApp(log), compile()])
}

async function buildApp(log: (line: string) => void) {
  const hash = hashOfInputs()
  const stamp = join(DIST, STAMP)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  const started = Date.now()
  log('building the app …')
  const draft = `${DIST}.${process.pid}`
  await vite(draft)
  await precompress(draft)
  writeFileSync(join(draft, STAMP), hash)
  swap(draft)
  log(`built in ${((Date.now() - started) / 1000).toFixed(1)} s`)
}

function hashOfInputs(): string {
  const hash = createHash('sha256')
  for (const file of globSync(INPUTS).toSorted()) {
    if (statSync(file).isFile()) hash.update(file).update('\0').update(readFileSync(file))
  }
  return hash.digest('hex')
}

const vite = (outDir: string) =>
  new Promise<void>((resolve, reject) => {
    const args = ['build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn']
    const child = spawn('vite', args, { stdio: ['ignore', 'ignore', 'inherit'] })
    child.on('error', reject)
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error('the app could not be built')),
    )
  })

/** Whole or not at all: who dies in between leaves the old one or the new one. */
function swap(draft: string) {
  const old = `${DIST}.old.${process.pid}`
  if (existsSync(DIST)) renameSync(DIST, old)
  renameSync(draft, DIST)
  rmSync(old, { recursive: true, force: true })
}
