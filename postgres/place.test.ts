import {
  chmodSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { knownPlace, placeFor } from './place.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bitwave-place-'))
  chmodSync(folder, 0o711)
})
afterEach(() => {
  for (const home of made.splice(0)) rmSync(home, { recursive: true, force: true })
  rmSync(folder, { recursive: true, force: true })
})
const made: string[] = []

const placed = (dataDir: string) => {
  const place = placeFor(dataDir)
  made.push(place.home, place.socket)
  return place
}

test('the path of the socket is never too long', () => {
  const deep = join(
    folder,
    'a-folder-with-a-long-name',
    'and-another-one-of-that-kind-below-it',
    'data',
  )
  const { socket } = placed(deep)
  expect(Buffer.byteLength(join(socket, '.s.PGSQL.5432'))).toBeLessThanOrEqual(107)
  expect(knownPlace(deep)?.socket).toBe(socket)
  expect(statSync(socket).mode & 0o777).toBe(0o700)
})

test('the passwords are for the owner of the data folder alone', () => {
  placed(join(folder, 'data'))
  expect(statSync(join(folder, 'data', 'postgres.json')).mode & 0o777).toBe(0o600)
})

test('a copied data folder is not let near the database of the original', () => {
  const [original, copy] = [join(folder, 'data'), join(folder, 'copy')]
  placed(original)
  // As it is where the data folder is closed to the user that PostgreSQL runs as: the database lies elsewhere.
  const file = join(original, 'postgres.json')
  const kept = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify({ ...kept, home: join(folder, 'far') }))
  cpSync(original, copy, { recursive: true })
  expect(() => placeFor(copy)).toThrow(`belongs to ${original}`)

  rmSync(original, { recursive: true })
  expect(placed(copy).home).toBe(join(folder, 'far'))
})
