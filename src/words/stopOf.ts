import type { Result } from '#shared/api/index.ts'

/** Since when and why nothing is paid out: of all coins at once. */
export const stopOf = (coins: Readonly<Result<'home/solvency'>>) =>
  coins.find(({ stopped }) => stopped)?.stopped ?? null
