import { hash, verify } from '@node-rs/argon2'
import { atMost } from './atMost.ts'

/** argon2id, as OWASP advises it: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Four hashes keep all threads of the pool busy; who waits longer than 64 others is told to come back. */
const inTurn = atMost({ running: 4, waiting: 64 })

/** Places of their own for who sets a password: they have shown a code or the present one, and strangers' guesses do not keep them out. */
const inOwnTurn = atMost({ running: 2, waiting: 64 })

/** The same password typed on another device may be spelled in other code points. */
export const spelled = (password: string) => password.normalize('NFKC')

/** What is stored of a password. Refuses `tooMany` when too many are being reckoned. */
export const hashPassword = (password: string): Promise<string> =>
  inOwnTurn(() => hash(spelled(password), COST))

/** Nobody's password: checked where there is no account, so that it takes the same time. */
const nobodys = hash('nobody has this password', COST)

/** Whether it is the password; takes the same time where there is none to compare with. */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  const compared = stored ?? (await nobodys)
  const same = await inTurn(() => verify(compared, spelled(password)))
  return stored !== null && same
}
