import { readFileSync } from 'node:fs'

const { version: written } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as { version: string }

/** The release that runs, as package.json names it. */
export const version = written
