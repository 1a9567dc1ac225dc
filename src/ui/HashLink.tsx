import { useLingui } from '@lingui/react/macro'
import { mask } from '#src/words/format.ts'
import { CopyButton } from './CopyButton.tsx'

type HashLinkProps = {
  hash: string
  /** Where the chain's transactions can be looked up; empty or unknown: no link. */
  explorer: string | undefined
  /** With a button that copies it. */
  copy?: boolean
}

/** A transaction, masked, with the way to it on the chain's explorer. */
export function HashLink({ hash, explorer, copy = false }: HashLinkProps) {
  const { t } = useLingui()
  const shown = mask(hash)
  return (
    <>
      {explorer ? (
        <a
          href={`${explorer}/tx/${hash}`}
          target="_blank"
          rel="noopener noreferrer"
          title={hash}
          aria-label={t`Transaction ${shown} in the explorer`}
        >
          {shown} ↗
        </a>
      ) : (
        <span title={hash}>{shown}</span>
      )}
      {copy && <CopyButton text={hash} label={t`Copy the hash`} />}
    </>
  )
}
