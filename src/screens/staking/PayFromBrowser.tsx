import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { handIn } from '#src/api/outbox.ts'
import { Address } from '#src/ui/Address.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'
import { Empty } from '#src/ui/State.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import type { ChainFacts } from '#src/wallet/ChainFacts.ts'
import { type OfferedWallet, useWallet } from '#src/wallet/useWallet.ts'
import { WalletRoom } from '#src/wallet/WalletRoom.tsx'
import { type WalletProblem, walletProblem } from '#src/wallet/walletProblem.ts'
import { exactText } from '#src/words/format.ts'
import { timeText } from '#src/words/format-time.ts'
import type { Order } from './order-words.ts'
import styles from './PledgeProgress.module.css'
import type { Payment } from './paymentFor.ts'
import { WalletTrouble } from './WalletTrouble.tsx'

type PayFromBrowserProps = {
  order: Order
  payment: Payment
  chain: ChainFacts
  /** The signed-in member's. */
  account: string
  onPaid: () => void
  /** Chooses another way to pay. */
  onOther: () => void
}

/** Paying with a wallet of this browser: connect, Bitwave, approve; the hash is kept before anything else. */
export function PayFromBrowser(props: PayFromBrowserProps) {
  return (
    <WalletRoom chain={props.chain}>
      <Pay {...props} />
    </WalletRoom>
  )
}

function Pay({ order, payment, chain, account, onPaid, onOther }: PayFromBrowserProps) {
  const locale = useLocale()
  const wallet = useWallet()
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<WalletProblem>()

  async function attempt(work: () => Promise<unknown>) {
    setBusy(true)
    setTrouble(undefined)
    try {
      await work()
    } catch (error) {
      setTrouble(walletProblem(error))
    } finally {
      setBusy(false)
    }
  }

  async function pay() {
    const hash = await wallet.pay(payment)
    await handIn({ orderId: order.id, hash })
    onPaid()
  }

  if (!wallet.address) {
    return (
      <Connect
        wallets={wallet.wallets}
        busy={busy || wallet.busy}
        trouble={trouble}
        devnet={chain.devnet ? chain.explorerUrl : undefined}
        onConnect={(one) => void attempt(one.connect)}
        onOther={onOther}
      />
    )
  }
  if (wallet.address.toLowerCase() !== account.toLowerCase()) {
    return <OtherAccount address={wallet.address} onDisconnect={() => void wallet.disconnect()} />
  }
  return (
    <>
      <p>
        <Trans>
          {wallet.name} will ask you to add or choose the Bitwave chain, and then to send{' '}
          {exactText(order.amount)} {order.coin} to the pool. Nothing is taken before you approve.
          Until {timeText(payment.expiresAt, locale)}.
        </Trans>
      </p>
      <Address value={payment.to} whole />
      {trouble && <WalletTrouble problem={trouble} />}
      <Button busy={busy} onClick={() => void attempt(pay)}>
        <Trans>
          Pay {exactText(order.amount)} {order.coin}
        </Trans>
      </Button>
    </>
  )
}

type ConnectProps = {
  wallets: readonly OfferedWallet[]
  busy: boolean
  trouble: WalletProblem | undefined
  devnet: string | undefined
  onConnect: (wallet: OfferedWallet) => void
  onOther: () => void
}

function Connect({ wallets, busy, trouble, devnet, onConnect, onOther }: ConnectProps) {
  const { t } = useLingui()
  if (wallets.length === 0) {
    return (
      <Empty
        title={t`This browser has no wallet`}
        action={
          <Button kind="plain" onClick={onOther}>
            <Trans>Pay from any wallet</Trans>
          </Button>
        }
      >
        {devnet ? (
          <Trans>
            On this devnet <a href={devnet}>its page</a> offers one. Any other wallet can pay too.
          </Trans>
        ) : (
          <Trans>
            Open this page in your wallet's browser, install a wallet, or pay from any other one.
          </Trans>
        )}
      </Empty>
    )
  }
  return (
    <div className={styles.wallets}>
      <p>
        <Trans>Connect the wallet of your account. Connecting moves nothing.</Trans>
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

function OtherAccount({ address, onDisconnect }: { address: string; onDisconnect: () => void }) {
  return (
    <>
      <Note kind="amber">
        <Trans>
          The wallet is on another account than the one you are signed in with. Switch it in the
          wallet.
        </Trans>
      </Note>
      <Address value={address} whole />
      <Button kind="plain" onClick={onDisconnect}>
        <Trans>Use another wallet</Trans>
      </Button>
    </>
  )
}
