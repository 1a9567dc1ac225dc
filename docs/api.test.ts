import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { calls } from '#shared/api/index.ts'
import { apiDoc } from '#tools/api/apiDoc.ts'

const page = readFileSync('docs/api.md', 'utf8')

test('the page of the calls is what the contract says of them: node tools/api.ts', () => {
  expect(page).toBe(apiDoc())
})

test('every call is on it, with nothing that nobody could read', () => {
  const listed = [...page.matchAll(/^### (.+)$/gm)].map(([, path]) => path)
  expect(listed.toSorted()).toEqual(Object.keys(calls).toSorted())
  expect(page).not.toMatch(/undefined|\[object|[:|] (anything|password)\b/)
})
