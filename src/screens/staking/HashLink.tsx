import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { parametersAtom } from '#src/session/session.ts'
import { mask } from '#src/words/format.ts'

/** A transaction, masked, with the way to it on the chain's explorer. */
export function HashLink({ hash }: { hash: string }) {
  const { t } = useLingui()
  const explorer = useAtomValue(parametersAtom)?.parameters.chain.explorerUrl
  if (!explorer) return <span title={hash}>{mask(hash)}</span>
  return (
    <a
      href={`${explorer}/tx/${hash}`}
      target="_blank"
      rel="noopener noreferrer"
      title={hash}
      aria-label={t`Transaction ${hash} in the explorer`}
    >
      {mask(hash)} ↗
    </a>
  )
}
