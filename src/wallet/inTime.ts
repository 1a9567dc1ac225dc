import { WalletFailure } from './WalletFailure.ts'
import type { WalletProblem } from './walletProblem.ts'

/** Waits no longer than this for the work, milliseconds; it goes on, and what it comes to later is not lost. */
export async function inTime<T>(
  work: Promise<T>,
  { within, late }: { within: number; late: WalletProblem },
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new WalletFailure(late)), within)
  })
  try {
    return await Promise.race([work, over])
  } finally {
    clearTimeout(timer)
  }
}
