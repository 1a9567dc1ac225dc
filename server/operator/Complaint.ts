/** Something that the operator can put right: its message says what is wrong and how to do it. */
export class Complaint extends Error {
  override name = 'Complaint'
}

/** An option that has to be there is not: how the act is written is told beside it. */
export class OptionMissing extends Complaint {
  constructor(option: string) {
    super(`--${option} is missing.`)
  }
}
