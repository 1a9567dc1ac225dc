import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Empty } from '#src/ui/State.tsx'
import type { ChainFacts } from '#src/wallet/ChainFacts.ts'

/** Milliseconds in which wallets announce themselves. One that comes later is still taken. */
const SETTLED = 600

/** No wallet has announced itself: what can be done. */
export function NoWallet({ chain }: { chain: ChainFacts }) {
  const { t } = useLingui()
  const [settled, setSettled] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLED)
    return () => clearTimeout(timer)
  }, [])

  if (!settled) return <Skeleton height={160} />
  return (
    <Empty icon="wallet" title={t`This browser has no wallet`}>
      {chain.devnet ? (
        <Trans>
          On this devnet{' '}
          <a href={chain.explorerUrl} target="_blank" rel="noopener noreferrer">
            its page
          </a>{' '}
          offers one. It must be running.
        </Trans>
      ) : (
        <Trans>
          Open this page in your wallet’s own browser, or install a wallet in this one. You can also
          type the address in.
        </Trans>
      )}
    </Empty>
  )
}
