import { countAsTyped } from '#src/ui/countAsTyped.ts'
import { followAccount } from '#src/wallet/followAccount.ts'
import { withWords } from '#src/words/loadWords.ts'
import type { WalletMarks } from './walletMarks.tsx'

/**
 * Fills an empty address field with the account of a wallet that knows this page, and follows the wallet until something is
 * typed: from then on it is the person's. `mark` is told how the field says where its address comes from, or that it no
 * longer does. Load it lazily. Answers how to stop.
 */
export function fillFromWallet(
  field: HTMLTextAreaElement,
  mark: (marks?: WalletMarks) => void,
): () => void {
  let filled = ''
  let marks: WalletMarks | undefined
  let ended = false
  /** How it is spelled and looks, with the words; only where a wallet has told an account. */
  let look: Promise<typeof import('./walletMarks.tsx')> | undefined
  // What a browser has filled in by itself may not be read at first.
  const isTheirs = () => field.value !== filled || field.matches(':autofill')

  async function fill(account: string) {
    // Once: a second import does not wait for the styles that the first one waits for, and would overtake it.
    look ??= withWords(import('./walletMarks.tsx'))
    const { spell, walletMarks } = await look
    if (ended || isTheirs()) return
    filled = spell(account)
    marks = walletMarks()
    field.value = filled
    // The marks are in the same frame as the address.
    countAsTyped(field)
  }
  const stop = followAccount((account) => void fill(account).catch(() => {}))

  function end() {
    ended = true
    stop()
    field.removeEventListener('input', heard)
  }
  function heard() {
    if (isTheirs()) {
      marks = undefined
      end()
    }
    mark(marks)
  }
  field.addEventListener('input', heard)
  return end
}
