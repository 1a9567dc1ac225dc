/** How the books call a member: at the head of a finding. Further on the same words may say what a figure belongs to. */
const NAMED = /^(the team of )?member (\d+)/

/** The id of the member that a finding of an audit is about; undefined where it is about none. */
export const namedInFinding = (found: string): string | undefined => NAMED.exec(found)?.[2]

/** A finding that names its member as `text` does. */
export const nameInFinding = (found: string, text: string): string =>
  found.replace(NAMED, (_, team = '') => `${team}${text}`)
