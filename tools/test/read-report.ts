/** What a runner's report comes to. `told` names each test that failed, with the first line of why, and each that was tried twice. */
export type Result = { passed: number; failed: number; told: string[] }

type VitestReport = {
  numPassedTests?: number
  numFailedTests?: number
  testResults?: {
    name: string
    status: string
    message: string
    assertionResults: {
      status: string
      ancestorTitles: string[]
      title: string
      failureMessages: string[]
    }[]
  }[]
}

/** Reads what vitest's JSON reporter writes. A file that does not run has failed, though no test of it has. */
export function readVitest(json: string): Result {
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    testResults = [],
  }: VitestReport = JSON.parse(json)
  const told = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((it) => it.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [line('failed', name, [], message)]
    return failed.map(({ ancestorTitles, title, failureMessages }) =>
      line('failed', name, [...ancestorTitles, title], failureMessages[0]),
    )
  })
  return { passed: numPassedTests, failed: numFailedTests, told }
}

type Suite = {
  title: string
  suites?: Suite[]
  specs: {
    title: string
    file: string
    tests: { status: string; results: { error?: { message?: string } }[] }[]
  }[]
}
type PlaywrightReport = {
  stats?: { expected?: number; flaky?: number; unexpected?: number }
  suites?: Suite[]
}

const WORDS: Record<string, string> = { unexpected: 'failed', flaky: 'flaky' }

/** Reads what Playwright's JSON reporter writes. What passed at the second try has passed, and is named. */
export function readPlaywright(json: string): Result {
  const { stats = {}, suites = [] }: PlaywrightReport = JSON.parse(json)
  const { expected = 0, flaky = 0, unexpected = 0 } = stats
  return { passed: expected + flaky, failed: unexpected, told: suites.flatMap(ofSuite) }
}

const ofSuite = ({ suites = [], specs }: Suite): string[] => [
  ...suites.flatMap(ofSuite),
  ...specs.flatMap(({ title, file, tests }) =>
    tests.flatMap(({ status, results }) => {
      const word = WORDS[status]
      const why = results.find(({ error }) => error)?.error?.message
      return word ? [line(word, file, [title], why)] : []
    }),
  ),
]

/** Colours of a terminal, which reports carry along. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the control character is what is looked for
const COLOURS = /\u001b\[[\d;]*m/g

const line = (word: string, file: string, titles: string[], why = '') =>
  `${word}: ${[file.replace(`${process.cwd()}/`, ''), ...titles].join(' › ')}: ${why.replaceAll(COLOURS, '').split('\n', 1)[0]}`
