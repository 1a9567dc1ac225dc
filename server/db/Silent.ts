/** Nobody is at work for a query any more that has no answer: its connection leads nowhere. What it was part of may be kept or not. */
export class Silent extends Error {
  override name = 'Silent'
  /** As of a connection that the system gave up. */
  readonly code = 'ETIMEDOUT'

  constructor() {
    super('the database went silent')
  }
}
