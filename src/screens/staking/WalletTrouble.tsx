import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Note } from '#src/ui/Note.tsx'
import type { WalletProblem } from '#src/wallet/walletProblem.ts'

const WORDS: Record<WalletProblem, MessageDescriptor> = {
  rejected: msg`You declined in the wallet. Nothing was taken.`,
  wrongChain: msg`The wallet stayed on another chain. Choose Bitwave in it and try again. Nothing was taken.`,
  tooLittle: msg`The wallet has too little for the amount and its network fee. Nothing was taken.`,
  busy: msg`The wallet already has a question open. Answer it there, then try again.`,
  locked: msg`The wallet is locked or has not allowed this account. Unlock it and try again.`,
  unsupported: msg`This wallet cannot do that. Use another wallet or pay from any wallet.`,
  disconnected: msg`The wallet lost its connection to the chain. Try again in a moment.`,
  unknown: msg`The wallet did not do it and did not say why. Look into the wallet before you try again.`,
}

/** What went wrong between the person and the wallet, and what to do. */
export function WalletTrouble({ problem }: { problem: WalletProblem }) {
  const { i18n } = useLingui()
  return <Note kind={problem === 'rejected' ? 'info' : 'amber'}>{i18n._(WORDS[problem])}</Note>
}
