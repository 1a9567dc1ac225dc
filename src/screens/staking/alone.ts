import { WalletFailure } from '#src/wallet/WalletFailure.ts'

/** Has a wallet pay an order unless another tab or window has it asked already: both questions might be approved. */
export async function alone(no: string, pay: () => Promise<void>): Promise<void> {
  let paying: Promise<void> | undefined
  const locked = navigator.locks?.request(`bw.pay.${no}`, { ifAvailable: true }, (lock) => {
    paying = lock ? pay() : Promise.reject(new WalletFailure('busy'))
    return paying
  })
  await locked?.catch(() => {})
  // Older browsers hand out no locks, nor do those that deny a page its storage: there the chain alone is looked at.
  await (paying ?? pay())
}
