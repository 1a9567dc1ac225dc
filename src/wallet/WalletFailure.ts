import type { WalletProblem } from './walletProblem.ts'

/** What we found wrong ourselves, where the wallet gave no error that says so. */
export class WalletFailure extends Error {
  override name = 'WalletFailure'
  readonly problem: WalletProblem

  constructor(problem: WalletProblem, options?: ErrorOptions) {
    super(problem, options)
    this.problem = problem
  }
}
