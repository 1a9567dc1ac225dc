import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Locked = {
  link?: boolean
  resolved?: string
  integrity?: string
  hasInstallScript?: boolean
}

const { packages }: { packages: Record<string, Locked> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
)
const { allowScripts }: { allowScripts: Record<string, boolean> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
)
const locked = Object.entries(packages).filter(([where]) => where !== '')
const namesOf = (those: [string, Locked][]) => those.map(([where]) => where)

test('every package is known by its SHA-512', () => {
  expect(locked.length).toBeGreaterThan(500)
  const nameless = locked.filter(
    ([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''),
  )
  expect(namesOf(nameless)).toEqual([])
})

test('none comes from elsewhere than the registry', () => {
  // What comes by an address, from git or from a folder says so; .npmrc has the registry's own left out.
  const strangers = locked.filter(([, { link, resolved }]) => link || resolved)
  expect(namesOf(strangers)).toEqual([])
})

test('none runs a script when it is installed that was not judged by name', () => {
  const scripts = namesOf(locked.filter(([, { hasInstallScript }]) => hasInstallScript))
  const unjudged = scripts.filter(
    (where) => !(where.replace(/^.*node_modules\//, '') in allowScripts),
  )
  expect(unjudged).toEqual([])
})
