import { Trans } from '@lingui/react/macro'

/** What becomes of a word about a loss. */
export const WhichWord = ({ second }: { second: boolean }) =>
  second ? (
    <Trans>Yours is the second word: it holds at once.</Trans>
  ) : (
    <Trans>It is only noted until a second person says the same.</Trans>
  )
