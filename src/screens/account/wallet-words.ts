import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { NOT_KEPT } from '#src/api/NotKept.ts'
import type { WalletProblem } from '#src/wallet/walletProblem.ts'

/** What went wrong between a person and their wallet while proving an address, and what to do about it. */
export const walletWords: Record<WalletProblem, MessageDescriptor> = {
  rejected: msg`You declined in the wallet. Nothing was shared.`,
  wrongChain: msg`The wallet is on a chain it cannot use here. Choose another network in it and try again.`,
  tooLittle: msg`The wallet says it has too little, although signing costs nothing. Try again.`,
  busy: msg`The wallet already has a question open. Answer it there, then try again.`,
  locked: msg`The wallet is locked or has not allowed this page. Unlock it and try again.`,
  unsupported: msg`This wallet cannot sign a text. Use another one.`,
  disconnected: msg`The wallet lost its connection. Unlock it or reload the page, then try again.`,
  unreached: msg`The wallet cannot reach its chain. Check your connection, then try again.`,
  silent: msg`The wallet does not answer. Its question may still be open there.`,
  otherAccount: msg`The wallet is on another account now. Choose the wallet again.`,
  onItsWay: msg`The wallet is busy with a transaction. Try again in a moment.`,
  tooLate: msg`The wallet took too long. Try again.`,
  notKept: NOT_KEPT,
  unknown: msg`The wallet did not do it and did not say why. Check the wallet, then try again.`,
}
