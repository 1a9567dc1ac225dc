import { expect, test } from 'vitest'
import { control } from '#tools/prerender/testing/control.ts'
import { pick } from '#tools/prerender/testing/pick.ts'

test('a tap before the app has taken the page over waits, is seen to, and is done once', () => {
  const page = pick({})
  const button = control()
  expect(page.tap(button)).toBe(false)
  expect(button).toMatchObject({ waits: true, clicks: 0 })
  page.take()
  expect(button).toMatchObject({ waits: false, clicks: 1 })
  expect(page.tap(button)).toBe(true)
})

test('of several taps the last one counts', () => {
  const page = pick({})
  const [first, last] = [control(), control()]
  page.tap(first)
  page.tap(last)
  page.take()
  expect(first).toMatchObject({ waits: false, clicks: 0 })
  expect(last.clicks).toBe(1)
})

test('what was tapped on how the screen looked is done by the control that the app has in its place', () => {
  const page = pick({})
  const [before, now] = [
    { ...control({ isConnected: false }), hash: '#/pages/user/index' },
    control(),
  ]
  page.takePlace(before, now)
  page.tap(before)
  page.take()
  expect(now.clicks).toBe(1)
  expect(before.clicks).toBe(0)
  expect(page.location.hash).toBe('')
})

test('nothing is done for a tap beside the controls, or for a control that is gone', () => {
  const page = pick({})
  expect(page.tap(null)).toBe(true)
  const gone = control({ isConnected: false })
  page.tap(gone)
  page.take()
  expect(gone.clicks).toBe(0)
})

test('a tab of the painted frame that is gone with it is gone to all the same', () => {
  const page = pick({ kept: { 'bw.token': 'Bearer x' } })
  page.tap({ ...control({ isConnected: false }), hash: '#/pages/user/index' })
  page.take()
  expect(page.location.hash).toBe('#/pages/user/index')
})

test('a link that is to open in another tab is left to the browser', () => {
  expect(pick({}).tap(control(), { ctrlKey: true })).toBe(true)
})

test('an offer to install that comes before the app is kept for it, and not shown by the browser', () => {
  let stopped = false
  const event = {
    preventDefault: () => {
      stopped = true
    },
  }
  expect(pick({}).offer(event)).toBe(event)
  expect(stopped).toBe(true)
})
