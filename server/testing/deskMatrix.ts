import { money } from './desk-money.ts'
import { people } from './desk-people.ts'
import type { Rows } from './desk-row.ts'
import { written } from './desk-texts.ts'

/** Every call of the desk: one that is not here does not compile, and fails the test. */
export const deskMatrix: Rows = { ...people, ...money, ...written }
