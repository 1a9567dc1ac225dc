import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isLook } from './look.ts'

// How a screen was left is painted by its styles as the browser tells them, and by such attributes as a look may have.
const sheets = globSync('src/**/*.css', { exclude: ['src/screens/console/**'] })
/** No look has a sheet or a form. */
const isElsewhere = (file: string) => /(Sheet|Checkbox)\.module\.css$/.test(file)
const blocks = sheets
  .filter((file) => !isElsewhere(file))
  .flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\{([^{}]*)\}/g)].map(
      ([, block = '']) => [file, block] as const,
    ),
  )

test('no style is overridden in part where it goes by a variable: no browser tells it whole', () => {
  const lost = blocks.flatMap(([file, block]) =>
    [
      ...block.matchAll(
        /(?<![\w-])(border|outline|background|font|padding|margin|inset|flex):[^;]*var\(/g,
      ),
    ]
      .filter(({ 1: name, index }) =>
        new RegExp(`[;\\s]${name}-(?!radius|offset|width: [^;]*var)[\\w-]+:`).test(
          block.slice(index),
        ),
      )
      .map(([line]) => `${file}: ${line}`),
  )
  expect(blocks.length).toBeGreaterThan(300)
  expect(lost).toEqual([])
})

/** Of what no look has: a form, the frame of a start, a screen that is loading; and two of which not every value is in it. */
const ELSEWHERE = ['data-state', 'data-painted', 'data-tapped', 'autocomplete', 'id', 'role']

test('each attribute that a style asks for is part of a look', () => {
  const asked = sheets.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\[([a-z-]+)/g)].map(([, name = '']) => name),
  )
  expect(asked).toContain('data-rows')
  const lacking = [...new Set(asked)].filter((name) => !ELSEWHERE.includes(name))
  expect(lacking.filter((name) => !isLook(name, 'button'))).toEqual([])
})
