import type { Desk, openDesk } from './openDesk.ts'

/** What was typed after an act's name. */
export type Given = {
  words: readonly string[]
  /** The value of an option, where it was given. */
  option: (name: string) => string | undefined
  /** Whether a switch was given. */
  is: (name: string) => boolean
}

/** One act of the operator's command. The business is in the rooms; an act reads what was typed and says what came of it. */
export type Act = {
  name: string
  /** What follows the name: `<member> <amount>`; as many words as are wanted, `[…]` where one may be left out. */
  takes: string
  about: string
  example: string
  options?: Record<string, 'text' | 'switch'>
  /** Opens the desk where there is no farm yet; else it is that of a farm. */
  open?: typeof openDesk
  run: (desk: Desk, given: Given) => Promise<void>
}
