import { expect, test } from 'vitest'
import { importsOf, lazyImportsOf, loadOf } from './importsOf.ts'

const SCRIPTS: Record<string, string> = {
  'entry.js': 'import{a}from"./kit.js";const Home=()=>import("./Home-1.js")',
  'Home-1.js': 'import{a as b}from"./kit.js";import{c}from"./card.js";import"./entry.js"',
  'card.js': 'import{d}from`./kit.js`',
  'kit.js': 'export{a}',
}
const read = (file: string) => SCRIPTS[file] ?? ''

test('what is imported when it is needed is no part of the load', () => {
  expect(importsOf(read('entry.js'))).toEqual(['kit.js'])
  expect(lazyImportsOf(read('entry.js'))).toEqual(['Home-1.js'])
  expect(loadOf('entry.js', read)).toEqual(['entry.js', 'kit.js'])
})

test('a load has everything that is imported on the way, once, but for what is there already', () => {
  expect(loadOf('Home-1.js', read, ['entry.js', 'kit.js'])).toEqual(['Home-1.js', 'card.js'])
})
