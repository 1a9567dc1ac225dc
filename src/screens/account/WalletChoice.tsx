import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { Gap } from '#src/ui/Gap.tsx'
import { Note } from '#src/ui/Note.tsx'
import type { OfferedWallet } from '#src/wallet/useWallet.ts'
import type { WalletStep, WalletStop } from './useWalletProof.ts'
import styles from './WalletChoice.module.css'
import { walletWords } from './wallet-words.ts'

type WalletChoiceProps = {
  wallets: readonly OfferedWallet[]
  chosen: OfferedWallet | undefined
  step: WalletStep
  stop: WalletStop | undefined
  prove: (wallet: OfferedWallet) => Promise<void>
  help?: ReactNode
}

/** The wallets of this browser, a button each, and how far it has come with the chosen one. */
export function WalletChoice({ wallets, chosen, step, stop, prove, help }: WalletChoiceProps) {
  return (
    <div className={styles.choice}>
      <div role="status">
        <Progress name={chosen?.name ?? ''} step={step} />
      </div>
      <div role="alert">{stop && <Stopped stop={stop} help={help} />}</div>
      {wallets.map((wallet) => (
        <Button
          key={wallet.id}
          kind="plain"
          busy={step !== 'choose' && wallet.id === chosen?.id}
          disabled={step !== 'choose' && wallet.id !== chosen?.id}
          onClick={() => void prove(wallet)}
          icon={wallet.icon && <img src={wallet.icon} alt="" className={styles.icon} />}
        >
          {stop && wallet.id === chosen?.id ? <Trans>Try {wallet.name} again</Trans> : wallet.name}
        </Button>
      ))}
    </div>
  )
}

function Progress({ name, step }: { name: string; step: WalletStep }) {
  if (step === 'connecting') return <Trans>Allow this page in {name}.</Trans>
  if (step === 'signing') return <Trans>Sign the text in {name}.</Trans>
  if (step === 'finishing') return <Trans>Checking the signature …</Trans>
  return null
}

function Stopped({ stop, help }: { stop: WalletStop; help: ReactNode }) {
  const { i18n } = useLingui()
  if ('message' in stop) {
    return (
      <Note kind="red">
        {stop.message}
        <Gap after={stop.message} />
        {help}
      </Note>
    )
  }
  const kind = stop.problem === 'rejected' ? 'info' : 'amber'
  return <Note kind={kind}>{i18n._(walletWords[stop.problem])}</Note>
}
