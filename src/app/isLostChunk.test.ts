import { expect, it } from 'vitest'
import { isLostChunk } from './isLostChunk.ts'

const PART = 'https://farm.example/assets/Settings-tBoDsrbM.js'

it.each([
  new TypeError(`Failed to fetch dynamically imported module: ${PART}`),
  new TypeError(`error loading dynamically imported module: ${PART}`),
  new TypeError('Importing a module script failed.'),
  new Error('Unable to preload CSS for /assets/Settings-BE0HB7rH.css'),
])('takes "$message" for a part that did not arrive, also as a cause', (error) => {
  expect(isLostChunk(error)).toBe(true)
  expect(isLostChunk(new Error('The screen could not be shown', { cause: error }))).toBe(true)
})

it.each([
  new TypeError('e.request is not a function'),
  new TypeError('Failed to fetch'),
  new Error(`Settings says: Failed to fetch dynamically imported module: ${PART}`),
  `Failed to fetch dynamically imported module: ${PART}`,
  undefined,
])('takes %s for something else', (error) => {
  expect(isLostChunk(error)).toBe(false)
})
