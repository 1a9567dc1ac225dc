import { spawn } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { type Result, readPlaywright, readVitest } from './read-report.ts'

/** One check: a program that ends with 0 when all is well, and may count tests of its own. */
export type Check = {
  name: string
  command: readonly [string, ...string[]]
  counts?: keyof typeof counters
}

const FOLDER = 'node_modules/.cache/test'

/** Runs a check, shows what it prints, and counts: its tests where it has any, else itself. */
export async function runCheck(
  { name, command, counts }: Check,
  env: NodeJS.ProcessEnv,
): Promise<Result> {
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
  const told = code === 0 ? [] : [`failed: ${name}`]
  if (!counts) return { passed: code === 0 ? 1 : 0, failed: told.length, told }
  const result = counters[counts].read(await readFile(report, 'utf8').catch(() => '{}'))
  // A runner that failed without a failed test (a crash, no test found) has failed all the same.
  if (code === 0 || result.failed > 0) return result
  return { ...result, failed: 1, told: [...result.told, ...told] }
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
    read: readVitest,
  },
  playwright: {
    reporters: (_report: string) => ['--reporter=list,json'],
    read: readPlaywright,
  },
}
