import { expect, test } from 'vitest'
import { hearTakeovers } from './hearTakeovers.ts'

/** What a browser has of workers, and how one comes to be in charge in it. */
function workersOf(first: string | null) {
  const workers = Object.assign(new EventTarget(), { controller: first })
  return {
    workers: workers as unknown as ServiceWorkerContainer,
    name: (controller: string) => Object.assign(workers, { controller }),
    tell: () => workers.dispatchEvent(new Event('controllerchange')),
  }
}

test('the first worker of a page is its own', () => {
  const { workers, name, tell } = workersOf(null)
  const isOutdated = hearTakeovers(workers)
  name('ours')
  expect(isOutdated()).toBe(false)
  tell()
  expect(isOutdated()).toBe(false)
})

test('the next one is of another build', () => {
  const { workers, name, tell } = workersOf(null)
  const isOutdated = hearTakeovers(workers)
  name('ours')
  tell()
  name('another')
  tell()
  expect(isOutdated()).toBe(true)
})

test('so is the first that comes to a page which had one', () => {
  const { workers, name, tell } = workersOf('ours')
  const isOutdated = hearTakeovers(workers)
  name('another')
  tell()
  expect(isOutdated()).toBe(true)
})
