import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { tabs } from './tabs.ts'

/** Screens of visitors, and whoever pays an order: they belong to no main area. */
const OUTSIDE = /^\/pages\/(login\/index|register\/index|pay\/index|console\/.*)$/

const routes = globSync('src/app/routes/*.ts').map((file) => readFileSync(file, 'utf8'))
const paths = [...new Set(routes.join('').match(/\/pages\/\w+\/\w+/g))]

test.each(paths.filter((path) => !OUTSIDE.test(path)))('%s belongs to one main area', (path) => {
  expect(tabs.filter(({ holds }) => holds.test(path))).toHaveLength(1)
})
