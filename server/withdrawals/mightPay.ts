/** What is asked of the chain. */
type Chain = { mayPay: (address: string, at: number | 'latest') => Promise<boolean> }

/**
 * Whether the pool lets a wallet pay now, or let it at a block. What one sends that it does neither pays nothing, whoever has
 * its key. Where the node cannot tell of that block any more, as after hours in which nothing was followed, it might.
 */
export async function mightPay(chain: Chain, address: string, block: number): Promise<boolean> {
  const may = await Promise.all([
    chain.mayPay(address, 'latest'),
    chain.mayPay(address, block).catch(() => true),
  ])
  return may.includes(true)
}
