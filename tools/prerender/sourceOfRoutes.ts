import { globSync, readFileSync } from 'node:fs'

/** The routes as they are written, all of their files together: each path stands before the file that its screen is in. */
export const sourceOfRoutes = (): string =>
  globSync('src/app/routes/*.ts')
    .toSorted()
    .map((file) => readFileSync(file, 'utf8'))
    .join('')
