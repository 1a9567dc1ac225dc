import { fail } from './devnet.js'
import { ask } from './sheet.js'

/**
 * Throws, as wallets do, where the person says no.
 * @param {{ title: string, rows: [string, string][], note?: string }} request
 */
export async function consent(request) {
  if (!(await ask(request))) throw fail(4001, 'User rejected the request.')
}
