import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#src/ui/Button.tsx'
import { Empty } from '#src/ui/State.tsx'
import type { OfferedWallet } from '#src/wallet/useWallet.ts'
import type { WalletProblem } from '#src/wallet/walletProblem.ts'
import styles from './PledgeProgress.module.css'
import { WalletTrouble } from './WalletTrouble.tsx'

type ConnectWalletProps = {
  wallets: readonly OfferedWallet[]
  busy: boolean
  trouble: WalletProblem | undefined
  /** The devnet's page, where there is one. */
  devnet: string | undefined
  onConnect: (wallet: OfferedWallet) => void
  onOther: () => void
}

/** The wallets of this browser, a button each; or where else to find one. */
export function ConnectWallet({ wallets, devnet, onOther, ...rest }: ConnectWalletProps) {
  const { t } = useLingui()
  if (wallets.length > 0) return <Offered wallets={wallets} {...rest} />
  return (
    <Empty
      title={t`This browser has no wallet`}
      action={
        <Button kind="plain" onClick={onOther}>
          <Trans>Send it yourself</Trans>
        </Button>
      }
    >
      {devnet ? (
        <Trans>
          On this devnet <a href={devnet}>its page</a> offers one. Any other wallet app that holds
          your account can pay too.
        </Trans>
      ) : (
        <Trans>
          Open this page in your wallet’s browser, install a wallet, or send the payment yourself.
        </Trans>
      )}
    </Empty>
  )
}

type OfferedProps = Pick<ConnectWalletProps, 'wallets' | 'busy' | 'trouble' | 'onConnect'>

function Offered({ wallets, busy, trouble, onConnect }: OfferedProps) {
  return (
    <div className={styles.wallets}>
      <p>
        <Trans>
          Connect the wallet of your account. Connecting moves nothing; the wallet asks you before
          it pays.
        </Trans>
      </p>
      {trouble && <WalletTrouble problem={trouble} />}
      {wallets.map((wallet) => (
        <Button key={wallet.id} kind="plain" busy={busy} onClick={() => onConnect(wallet)}>
          <span className={styles.wallet}>
            {wallet.icon && <img src={wallet.icon} alt="" />}
            <Trans>Connect {wallet.name}</Trans>
          </span>
        </Button>
      ))}
    </div>
  )
}
