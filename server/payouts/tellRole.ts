import type { Hex } from 'viem'
import type { Paying } from './Paying.ts'

/** What the pool said last of our wallet; undefined before it said anything. */
export type Told = { mayPay: boolean | undefined }

/**
 * Tells the log once that the pool does not let our wallet pay, and that it does then: before anybody asks for a payment. It is
 * asked until it says yes; a role that is taken away later is found by the withdrawal that waits for it. A silent node says
 * nothing.
 */
export async function tellRole(
  { chain, wallet: { address }, report }: Pick<Paying, 'chain' | 'wallet' | 'report'>,
  told: Told,
): Promise<void> {
  if (told.mayPay) return
  const mayPay = await chain.mayPay(address, 'latest').catch(() => undefined)
  if (mayPay === undefined || mayPay === told.mayPay) return
  const wallet = address
  if (!mayPay) report({ level: 'error', event: 'the paying wallet may not pay', wallet, why: WHY })
  else if (told.mayPay === false)
    report({ level: 'info', event: 'the paying wallet may pay now', wallet })
  told.mayPay = mayPay
}

const WHY =
  'the wallet of PAYER_KEY has no PAYER_ROLE in BITWAVE_POOL: every withdrawal waits until the pool’s admin sends grantRole(PAYER_ROLE, wallet), which docs/operations.md tells under "What the pool’s admin sends"; nothing has to be started again'

/** Which wallet pays, and whether the pool lets it; null where nobody can tell now. */
export type Role = { address: Hex; mayPay: boolean | null }

/** The same for the desk, which asks each time. */
export async function roleOf(
  chain: Pick<Paying['chain'], 'mayPay'> | undefined,
  address: Hex,
): Promise<Role> {
  const mayPay = (await chain?.mayPay(address, 'latest').catch(() => null)) ?? null
  return { address, mayPay }
}
