import { createHash, randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Abi, Hex } from 'viem'

/** What deploying and calling a contract takes. */
export type Artifact = { abi: Abi; bytecode: Hex }

/** By the name of the contract. */
export type Artifacts = Record<string, Artifact>

type Sources = Record<string, { content: string }>

type Output = {
  errors?: { formattedMessage: string }[]
  contracts: Record<string, Record<string, { abi: Abi; evm: { bytecode: { object: string } } }>>
}

const here = import.meta.dirname
const modules = join(here, '..', 'node_modules')
const cache = join(modules, '.cache', 'contracts')

/** The paris machine (no newer opcodes) is what a private chain can be counted on to run. */
const settings = {
  optimizer: { enabled: true, runs: 200 },
  evmVersion: 'paris',
  outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
}

/**
 * Compiles every contract of this folder, those in `testing/` included. The result is kept by the hash of all
 * that it depends on, so that only a change loads the compiler. Throws on an error and on a warning.
 */
export async function compile(): Promise<Artifacts> {
  const sources = await readSources()
  const file = join(cache, `${await keyOf(sources)}.json`)
  const kept = await readKept(file)
  if (kept) return kept

  const artifacts = await runCompiler(sources)
  await mkdir(cache, { recursive: true })
  const temporary = `${file}.${randomUUID()}`
  await writeFile(temporary, JSON.stringify(artifacts))
  await rename(temporary, file)
  return artifacts
}

/** The contract of that name. Throws where there is none. */
export function artifactOf(artifacts: Artifacts, name: string): Artifact {
  const artifact = artifacts[name]
  if (!artifact) throw new Error(`There is no contract ${name}`)
  return artifact
}

async function readSources(): Promise<Sources> {
  const files = globSync('**/*.sol', { cwd: here }).sort()
  const texts = await Promise.all(files.map((file) => readFile(join(here, file), 'utf8')))
  return Object.fromEntries(
    files.map((file, index) => [`contracts/${file}`, { content: texts[index] ?? '' }]),
  )
}

async function keyOf(sources: Sources): Promise<string> {
  const require = createRequire(import.meta.url)
  const packages = await Promise.all(
    [
      require.resolve('solc/package.json'),
      require.resolve('@openzeppelin/contracts/package.json'),
    ].map((file) => readFile(file, 'utf8')),
  )
  const depends = [sources, settings, packages.map((text) => JSON.parse(text).version)]
  return createHash('sha256').update(JSON.stringify(depends)).digest('hex')
}

/** What was kept; nothing where it is missing or was torn by a crash: then it is made again. */
async function readKept(file: string): Promise<Artifacts | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (cause) {
    if (cause instanceof SyntaxError || (cause as NodeJS.ErrnoException).code === 'ENOENT') return
    throw cause
  }
}

async function runCompiler(sources: Sources): Promise<Artifacts> {
  const { default: solc } = await import('solc')
  const input = JSON.stringify({ language: 'Solidity', sources, settings })
  const output: Output = JSON.parse(solc.compile(input, { import: readImport }))
  if (output.errors?.length) {
    throw new Error(output.errors.map(({ formattedMessage }) => formattedMessage).join('\n'))
  }
  return Object.fromEntries(
    Object.keys(sources)
      .flatMap((path) => Object.entries(output.contracts[path] ?? {}))
      .map(([name, { abi, evm }]) => [
        name,
        { abi, bytecode: `0x${evm.bytecode.object}` as const },
      ]),
  )
}

/** Called by the compiler, which cannot wait: hence the only synchronous read. */
function readImport(path: string): { contents: string } | { error: string } {
  try {
    return { contents: readFileSync(join(modules, path), 'utf8') }
  } catch (cause) {
    return { error: String(cause) }
  }
}
