import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useCall } from '#src/api/useCall.ts'
import { Failed } from '#src/ui/Failed.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import type { ChainFacts } from '#src/wallet/ChainFacts.ts'
import { WalletRoom } from '#src/wallet/WalletRoom.tsx'
import { NoWallet } from './NoWallet.tsx'
import { useWalletProof, type WalletProof } from './useWalletProof.ts'
import { WalletChoice } from './WalletChoice.tsx'

type ConnectWalletProps = {
  title: ReactNode
  /** What the proof is for; signing costs nothing and moves nothing, which the sheet says itself. */
  lead: ReactNode
  /** What it throws is shown in the sheet. */
  onProof: (proof: WalletProof) => Promise<void> | void
  onClose: () => void
  /** Below what the service refused, such as the way to an account. */
  help?: ReactNode
}

/** A sheet in which a browser wallet proves its address. Load it lazily: it brings the wallet room along. */
export function ConnectWallet(props: ConnectWalletProps) {
  const { data, error, mutate } = useCall('home/parameters', {})
  const chain = data?.parameters.chain
  return (
    <Sheet open onClose={props.onClose} title={props.title}>
      {chain && (
        <WalletRoom chain={chain}>
          <Proving {...props} chain={chain} />
        </WalletRoom>
      )}
      {!chain && error && <Failed error={error} onRetry={() => mutate()} />}
      {!chain && !error && <Skeleton height={160} />}
    </Sheet>
  )
}

type ProvingProps = ConnectWalletProps & { chain: ChainFacts }

function Proving({ lead, onProof, help, chain }: ProvingProps) {
  const proof = useWalletProof(onProof)
  if (proof.wallets.length === 0) return <NoWallet chain={chain} />
  return (
    <>
      <p>{lead}</p>
      <p>
        <Trans>The wallet asks you to sign a text. That costs nothing and moves nothing.</Trans>
      </p>
      <WalletChoice {...proof} help={help} />
    </>
  )
}
