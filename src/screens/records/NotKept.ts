/** The service is away, and what was asked for is not on this device. Read by the kit as an answer that did not come. */
export class NotKept extends Error {
  override name = 'NotKept'
  readonly reached = false
}
