import { globSync, readFileSync } from 'node:fs'

/** What the app's styles say of a property, and in which file. */
export const declared = (property: string) =>
  globSync('src/**/*.css').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(new RegExp(`${property}:([^;}]+)`, 'g'))].map(
      ([, value = '']) => ({ file, value: value.trim() }),
    ),
  )
