import type { Chain, Header } from './openChain.ts'

/**
 * Blocks below the node's newest, which it must have. Throws where it does not show one: it has not come that far, or one of
 * several behind the same door has not. Only another block in its place tells of a reorganisation.
 */
export async function shownBlocks(chain: Chain, numbers: readonly number[]): Promise<Header[]> {
  const shown = await chain.headers(numbers)
  return numbers.map((number, place) => {
    const header = shown[place]
    if (!header)
      throw new Error(`the node does not show block ${number}, which lies below its newest`)
    return header
  })
}
