/** What can be painted in one language before any script runs: pieces of HTML, by whose they are. */
export type Painted = {
  signIn: string
  /** The frame of a screen. */
  skeleton: string
  /** The same with the way about, for whoever is signed in. */
  member: string
  /** What each screen is called, by its path. */
  names: Record<string, string>
  /** The forms that a link may lead a visitor to, by their path. */
  forms: Record<string, string>
}
