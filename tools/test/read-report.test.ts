import { expect, test } from 'vitest'
import { readPlaywright, readVitest } from './read-report.ts'

const inRoot = (file: string) => `${process.cwd()}/${file}`

test('names the tests that failed, and the files that did not run', () => {
  const report = {
    numPassedTests: 2,
    numFailedTests: 1,
    testResults: [
      {
        name: inRoot('server/a.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', ancestorTitles: [], title: 'fine', failureMessages: [] },
          {
            status: 'failed',
            ancestorTitles: ['books'],
            title: 'are whole',
            failureMessages: ['\u001b[31mexpected 1\u001b[39m\n  at there'],
          },
        ],
      },
      { name: inRoot('b.test.ts'), status: 'failed', message: 'no module', assertionResults: [] },
      { name: inRoot('c.test.ts'), status: 'passed', message: '', assertionResults: [] },
    ],
  }
  expect(readVitest(JSON.stringify(report))).toEqual({
    passed: 2,
    failed: 1,
    told: [
      'failed: server/a.test.ts › books › are whole: expected 1',
      'failed: b.test.ts: no module',
    ],
  })
})

test('names the journeys that failed, and those that were tried twice', () => {
  const spec = (title: string, status: string, ...messages: string[]) => ({
    title,
    file: 'home.spec.ts',
    tests: [{ status, results: [...messages.map((message) => ({ error: { message } })), {}] }],
  })
  const report = {
    stats: { expected: 1, flaky: 1, unexpected: 1 },
    suites: [
      {
        title: 'home.spec.ts',
        specs: [spec('opens', 'expected')],
        suites: [
          {
            title: 'wide',
            specs: [spec('fits', 'unexpected', 'cut', 'cut'), spec('moves', 'flaky', 'late')],
          },
        ],
      },
    ],
  }
  expect(readPlaywright(JSON.stringify(report))).toEqual({
    passed: 2,
    failed: 1,
    told: ['failed: home.spec.ts › fits: cut', 'flaky: home.spec.ts › moves: late'],
  })
})

test('a report that was never written has no tests', () => {
  expect(readVitest('{}')).toEqual({ passed: 0, failed: 0, told: [] })
  expect(readPlaywright('{}')).toEqual({ passed: 0, failed: 0, told: [] })
})
