/** The connection broke while the transaction was being kept: it may be kept or not. Ask again with the same key. */
export class InDoubt extends Error {
  override name = 'InDoubt'

  constructor(options: { cause: unknown }) {
    super('the database did not say whether the transaction was kept', options)
  }
}
