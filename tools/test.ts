import { browser, webKit } from './test/browser.ts'
import { type Check, runCheck } from './test/runCheck.ts'

/** Everything that must hold, in the order in which a failure is cheapest to learn of. */
const checks: readonly Check[] = [
  { name: 'types', command: ['tsc', '--build'] },
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'unused code', command: ['knip'] },
  { name: 'words', command: ['node', 'tools/words.ts'] },
  { name: 'build', command: ['node', 'tools/build.ts'] },
  { name: 'unit', command: ['vitest', 'run'], counts: 'vitest' },
  { name: 'end to end', command: ['playwright', 'test'], counts: 'playwright' },
]

const only = process.argv.slice(2)
const names = checks.map(({ name }) => name)
const strange = only.filter((name) => !names.includes(name))
if (strange.length > 0) {
  console.error(`no such check: ${strange.join(', ')}; there are ${names.join(', ')}`)
  process.exit(1)
}
const env = { ...process.env, CHROMIUM: await browser(), FORCE_COLOR: '0' }
webKit()
let passed = 0
let failed = 0
const told: string[] = []
for (const check of checks) {
  if (only.length > 0 && !only.includes(check.name)) continue
  const result = await runCheck(check, env)
  passed += result.passed
  failed += result.failed
  told.push(...result.told)
}
// Last, where whoever sees no more than the end of a long run finds it.
for (const line of told) console.log(line)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
