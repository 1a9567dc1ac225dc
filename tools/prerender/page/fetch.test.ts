import { expect, test } from 'vitest'
import { type Device, pick } from '#tools/prerender/testing/pick.ts'

test('nothing is fetched, asked or run before the first paint', () => {
  const nothing = { fetched: [], asked: [], run: [] }
  const kept = { 'bw.compiled': '/index.js', 'bw.token': 'Bearer x' }
  expect(pick({}).soFar()).toEqual(nothing)
  expect(pick({ kept: { 'bw.token': 'Bearer x' } }).soFar()).toEqual(nothing)
  expect(pick({ worker: true, kept }).soFar()).toEqual(nothing)
})

test('what this build has compiled here is fetched as any script, with all that Home is made of', () => {
  const kept = { 'bw.compiled': '/index.js', 'bw.token': 'Bearer x' }
  const page = pick({ worker: true, kept })
  page.paint()
  expect(page.soFar()).toEqual({
    fetched: [
      'preload /index.js',
      'preload /en.js',
      ...['/runtime.js', '/home.js', '/assets/home-en.js'].map((it) => `preload ${it}`),
      ...['/assets/Home.js', '/assets/Home.css'].map((it) => `preload ${it}`),
      ...['/assets/lists.js', '/assets/lists.css'].map((it) => `preload ${it}`),
    ],
    asked: ['/kept/start'],
    run: ['/en.js', '/index.js'],
  })
})

test('the files of the app come once how the screen was left is painted', () => {
  const kept = { 'bw.token': 'Bearer x', 'bw.look/pages/home/index': '{}' }
  const page = pick({ worker: true, kept })
  expect(page.look()).toBeDefined()
  expect(page.soFar().fetched).toEqual([])
  page.paint()
  expect(page.soFar().fetched).toContain('modulepreload /index.js')
})

test.each([
  ['where it has no worker', false, '/index.js'],
  ['where it has compiled another build', true, '/index-of-before.js'],
])('a device fetches modules %s', (_, worker, compiled) => {
  const page = pick({ worker, kept: { 'bw.compiled': compiled, 'bw.token': 'Bearer x' } })
  page.paint()
  expect(page.soFar().fetched).toContain('modulepreload /home.js')
  expect(page.soFar().run).toEqual(['/en.js', '/index.js'])
})

test('what a member is shown first is asked for by the page where no worker keeps it, and for nobody else', () => {
  const asked = (device: Device) => {
    const page = pick(device)
    page.paint()
    return page.soFar().asked
  }
  const kept = { 'bw.token': 'Bearer x' }
  expect(asked({ kept })).toEqual(['/api/home/parameters', '/api/home/ad'])
  expect(asked({ kept, worker: true })).toEqual(['/kept/start'])
  expect(asked({ kept, hash: '#/pages/staking/index' })).toEqual(['/api/home/parameters'])
  expect(asked({ kept, hash: '#/pages/console/index' })).toEqual([])
  expect(asked({})).toEqual([])
})

test('with what the worker keeps the app is told for whom it was asked for', () => {
  const page = pick({ worker: true, kept: { 'bw.token': 'Bearer x' } })
  page.paint()
  expect(page.keptFor()).toBe('Bearer x')
})
