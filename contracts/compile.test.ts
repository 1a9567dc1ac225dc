import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { poolAbi, tokenAbi } from '#shared/chain.ts'
import { artifactOf, compile } from './compile.ts'

/** Without what only the compiler's output has, and in one order of keys. */
const plain = (item: object) =>
  JSON.parse(
    JSON.stringify(item, (key, value) => {
      if (key === 'internalType') return
      if (!value || typeof value !== 'object' || Array.isArray(value)) return value
      return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    }),
  )

test('a contract that does not exist has no artifact', async () => {
  const artifacts = await compile()
  expect(() => artifactOf(artifacts, 'Nonsense')).toThrow('There is no contract Nonsense')
})

test.each([
  ['BitwavePool', poolAbi],
  ['BitwaveToken', tokenAbi],
] as const)('what shared/chain.ts says of %s is what the compiler says', async (name, abi) => {
  const compiled = artifactOf(await compile(), name).abi.map(plain)
  for (const item of abi) expect(compiled).toContainEqual(plain(item))
})

test('every event of the pool is in shared/chain.ts', async () => {
  const { abi } = artifactOf(await compile(), 'BitwavePool')
  const ours = new Set<string>(poolAbi.map(({ name }) => name))
  const inherited = ['Paused', 'Unpaused', 'RoleAdminChanged', 'RoleGranted', 'RoleRevoked']
  const missing = abi
    .flatMap((item) => (item.type === 'event' ? [item.name] : []))
    .filter((name) => !ours.has(name) && !inherited.includes(name))
  expect(missing).toEqual([])
})

test('compiling what has not changed does not load the compiler', async () => {
  await compile()
  const script = `
    const { compile } = await import('#contracts/compile.ts')
    await compile()
    const { cache } = (await import('node:module')).createRequire(import.meta.url)
    console.log(Object.keys(cache).filter((file) => file.includes('solc')).length)`
  const args = ['--input-type=module', '--eval', script]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  expect(stdout).toBe('0\n')
})
