import { globSync, readFileSync } from 'node:fs'
import { encodeFunctionData, keccak256, toHex } from 'viem'
import { expect, test } from 'vitest'
import { acts } from '#server/operator/acts/index.ts'
import { payGauges } from '#server/payouts/payWithdrawals.ts'
import { pushGauges } from '#server/push/sendPushes.ts'
import { CONFIG } from '#server/testing/openBooks.ts'
import { poolAbi } from '#shared/chain.ts'

const page = readFileSync('docs/operations.md', 'utf8')
const alarms = page.split('\n## ').find((part) => part.startsWith('Alarms')) ?? ''

const source = globSync('server/**/*.ts')
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

test('every figure that the page watches is one that the service tells', () => {
  const named = [...new Set(page.match(/\bbitwave_(?!app|owner)[a-z_]+/g))]
  expect(named.length).toBeGreaterThan(10)
  const told = (name: string) =>
    source.includes(name) || new RegExp(`\\b${name.replace('bitwave_', '')}:`).test(source)
  expect(named.filter((name) => !told(name))).toEqual([])
})

test('whatever tells that payments or pushes have come to a stop is among the alarms', () => {
  const world = { config: CONFIG }
  const { pushes_sent: _, ...pushes } = pushGauges(world)
  const gauges = Object.keys({ ...payGauges(world), ...pushes })
  expect(gauges.filter((name) => !alarms.includes(`${name.replace(/^pushes/, '')}\``))).toEqual([])
})

test('every reason for which a withdrawal waits is told with what to do', () => {
  const words = readFileSync('src/screens/console/withdrawals/withdrawal-words.ts', 'utf8')
  const [, told = ''] = words.match(/const HALTED[^{]*\{([^}]*)\}/) ?? []
  const reasons = [...told.matchAll(/^ {2}(\w+):/gm)].map(([, name = '']) => name)
  expect(reasons.length).toBeGreaterThan(10)
  expect(reasons.filter((name) => !page.includes(`\n| \`${name}\` |`))).toEqual([])
})

test('what the pool’s admin is told to send is what the contract takes', () => {
  const role = keccak256(toHex('PAYER_ROLE'))
  const account = `0x${'12'.repeat(20)}` as const
  const data = (functionName: 'pause' | 'unpause' | 'paused') =>
    encodeFunctionData({ abi: poolAbi, functionName })
  const ofRole = (functionName: 'grantRole' | 'revokeRole' | 'hasRole') =>
    encodeFunctionData({ abi: poolAbi, functionName, args: [role, account] })
  const open = (text: string) => text.replace(`${'0'.repeat(24)}${'12'.repeat(20)}`, '<address>')
  expect(page).toContain(`| \`pause()\` | \`${data('pause')}\` |`)
  expect(page).toContain(`| \`unpause()\` | \`${data('unpause')}\` |`)
  expect(page).toContain(`DATA=${data('paused')}\``)
  expect(page).toContain(`| \`${open(ofRole('grantRole'))}\` |`)
  expect(page).toContain(`| \`${open(ofRole('revokeRole'))}\` |`)
  expect(page).toContain(`DATA=${open(ofRole('hasRole'))}\n`)
})

const first = page.split('\n## ').find((part) => part.startsWith('First start')) ?? ''

test('what a first start is told to set is what is read', () => {
  const read = globSync('{server,tools}/**/*.ts').map((file) => readFileSync(file, 'utf8'))
  const named = new Set(first.match(/\b[A-Z]+(?:_[A-Z]+)+\b/g))
  const variables = [...named].filter((name) => !name.endsWith('_ROLE'))
  expect(variables.length).toBeGreaterThan(20)
  expect(variables.filter((name) => !read.some((text) => text.includes(`'${name}'`)))).toEqual([])
})

test('it gives the roles of the database what the embedded one gives them', () => {
  const made = readFileSync('postgres/roles.ts', 'utf8').match(/(create|alter) role [^;`]+/g) ?? []
  expect(made).toHaveLength(5)
  const told = made.map((line) => line.replace(/'\$\{\w+\}'/, "'…'"))
  expect(told.filter((line) => !first.includes(`${line};`))).toEqual([])
})

test('every command that the page names is one of the package', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const named = [...page.matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, name = '']) => name)
  expect(named).toContain('deploy')
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})

test('what is repeated after a restore is what the command does', () => {
  const [, restored = ''] = page.split('\n### After a restore')
  const [part = ''] = restored.split('\n## ')
  const typed = [...part.matchAll(/`((?:pause|resume|member|parameter|withdrawal)\b[^`]*)`/g)]
  const named = typed.map(([, words = '']) => words)
  expect(named.length).toBeGreaterThan(8)
  expect(named.filter((words) => !acts.some(({ name }) => words.startsWith(name)))).toEqual([])
})

test('a database that lets in nobody without TLS has it, and is asked with it', () => {
  expect(page).toMatch(/ {8}ssl: 'on'\n {8}ssl_cert_file: .*\n {8}ssl_key_file: /)
  expect(page.match(/^ {8}- host .*$/gm)).toBeNull()
  expect(page.match(/^ {8}- hostssl .*$/gm)).toHaveLength(2)
  const urls = page.match(/postgresql:\/\/[^'` ]*@127\.0\.0\.1[^'` ]*/g) ?? []
  expect(urls).toHaveLength(1)
  expect(urls.join()).toMatch(/\?sslmode=verify-full&sslrootcert=\/\S+$/)
})

test('what a newcomer reads first stays short, and leads here', () => {
  const readme = readFileSync('README.md', 'utf8')
  expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(100)
  const parts = [...readme.matchAll(/\(docs\/operations\.md#([\w-]+)\)/g)].map(([, part]) => part)
  const titles = [...page.matchAll(/^## (.+)$/gm)].map(([, title = '']) =>
    title.toLowerCase().replace(/ /g, '-'),
  )
  expect(parts).toContain('first-start-in-production')
  expect(parts.filter((part) => !titles.includes(part ?? ''))).toEqual([])
})
