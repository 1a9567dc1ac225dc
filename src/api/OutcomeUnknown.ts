/** A money call was sent and no answer came: it may or may not have been done. Asking again with its key is safe. */
export class OutcomeUnknown extends Error {
  override name = 'OutcomeUnknown'
}
