import { expect, test } from 'vitest'
import { calls, type Path } from './api/index.ts'
import { fieldName } from './problems.ts'

test.each(Object.keys(calls) as Path[])('every field of %s has a name in Chinese', (path) => {
  const { shape } = calls[path].body as unknown as { shape: object }
  const nameless = Object.keys(shape).filter(
    (field) => !/\p{Script=Han}/u.test(fieldName(field, 'zh-Hant')),
  )
  expect(nameless).toEqual([])
})
