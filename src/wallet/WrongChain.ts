/** The wallet is on another chain than Bitwave and stayed there. */
export class WrongChain extends Error {
  override name = 'WrongChain'
}
