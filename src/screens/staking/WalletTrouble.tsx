import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { NOT_KEPT } from '#src/api/NotKept.ts'
import { Note } from '#src/ui/Note.tsx'
import type { WalletProblem } from '#src/wallet/walletProblem.ts'

const WORDS: Record<WalletProblem, MessageDescriptor> = {
  rejected: msg`You declined in the wallet. Nothing was taken.`,
  wrongChain: msg`The wallet stayed on another chain. Choose Bitwave in it and try again. Nothing was taken.`,
  tooLittle: msg`The wallet has too little for the amount and its network fee. Nothing was taken.`,
  busy: msg`The wallet already has a question open. Answer it there, then try again.`,
  locked: msg`The wallet is locked or has not allowed this account. Unlock it and try again.`,
  unsupported: msg`This wallet cannot do that. Use another wallet or send the payment yourself.`,
  disconnected: msg`The wallet lost its connection to the chain. Try again in a moment.`,
  unreached: msg`The Bitwave chain cannot be reached. Check your connection, then try again.`,
  silent: msg`The wallet does not answer. Look for its question there. If there is none, close the app and open it again: the order stays as it is.`,
  otherAccount: msg`Another account or another wallet answers now. Nothing was taken. Choose the wallet of your account again.`,
  onItsWay: msg`A transaction of your account is still on its way. If it is this payment, it shows here by itself: do not pay twice.`,
  tooLate: msg`The time to pay this order is over, so the wallet was not asked to pay. Nothing was taken.`,
  notKept: NOT_KEPT,
  unknown: msg`The wallet did not do it and did not say why. Check the wallet before you try again.`,
}

/** What went wrong between the person and the wallet, and what to do. */
export function WalletTrouble({ problem }: { problem: WalletProblem }) {
  const { i18n } = useLingui()
  return (
    <div role="alert">
      <Note kind={problem === 'rejected' ? 'info' : 'amber'}>{i18n._(WORDS[problem])}</Note>
    </div>
  )
}
