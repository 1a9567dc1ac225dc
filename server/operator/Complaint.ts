/** Something that the operator can put right: its message says what is wrong and how to do it. */
export class Complaint extends Error {
  override name = 'Complaint'
}
