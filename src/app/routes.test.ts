import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

const files = globSync('src/app/routes/*.ts')

test.each(files)(
  '%s has the routes of the screens in the folder of its name, and no others',
  (file) => {
    const areas = [...readFileSync(file, 'utf8').matchAll(/'#src\/screens\/(\w+)\//g)]
    expect(new Set(areas.map(([, area]) => area))).toEqual(new Set([basename(file, '.ts')]))
  },
)

test('every area of the screens has its file, and its routes are the app’s', () => {
  const areas = globSync('src/screens/*').map((folder) => basename(folder))
  expect(files.map((file) => basename(file, '.ts')).toSorted()).toEqual(areas.toSorted())
  const joined = readFileSync('src/app/routes.ts', 'utf8')
  for (const area of areas) expect(joined).toContain(`  ...${area}Routes,\n`)
})
