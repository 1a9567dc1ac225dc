import { spawn } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'

/** One check: a program that ends with 0 when all is well, and may count tests of its own. */
export type Check = {
  name: string
  command: readonly [string, ...string[]]
  counts?: keyof typeof counters
}

type Count = { passed: number; failed: number }

const FOLDER = 'node_modules/.cache/test'

/** Runs a check, shows what it prints, and counts: its tests where it has any, else itself. */
export async function runCheck(
  { name, command, counts }: Check,
  env: NodeJS.ProcessEnv,
): Promise<Count> {
  const started = Date.now()
  console.log(`\n— ${name}`)
  await mkdir(FOLDER, { recursive: true })
  const report = `${FOLDER}/${name.replaceAll(' ', '-')}.json`
  await rm(report, { force: true })
  const [program, ...args] = command
  const reporters = counts ? counters[counts].reporters(report) : []
  const code = await exitOf(program, [...args, ...reporters], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  })
  console.log(
    `— ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - started) / 1000)} s`,
  )
  if (!counts) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  const count = counters[counts].count(await readFile(report, 'utf8').catch(() => '{}'))
  // A runner that failed without a failed test (a crash, no test found) has failed all the same.
  return code === 0 || count.failed > 0 ? count : { ...count, failed: 1 }
}

const exitOf = (program: string, args: string[], env: NodeJS.ProcessEnv) =>
  new Promise<number>((resolve) => {
    const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'], env })
    child.on('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    child.on('exit', (code) => resolve(code ?? 1))
  })

const counters = {
  vitest: {
    reporters: (report: string) => [
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    count: (json: string): Count => {
      const { numPassedTests = 0, numFailedTests = 0 } = JSON.parse(json)
      return { passed: numPassedTests, failed: numFailedTests }
    },
  },
  playwright: {
    reporters: (_report: string) => ['--reporter=list,json'],
    count: (json: string): Count => {
      const { stats = {} } = JSON.parse(json)
      return { passed: (stats.expected ?? 0) + (stats.flaky ?? 0), failed: stats.unexpected ?? 0 }
    },
  },
}
