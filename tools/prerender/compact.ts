import { minifySync } from 'vite'

/** As short as it can be said: what is painted waits for all of it. */
export function compact(script: string): string {
  const { code, errors } = minifySync('page.mjs', script)
  const [error] = errors
  if (error) throw new Error(error.message)
  return code
}
