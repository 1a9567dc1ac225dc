import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Address } from '#src/ui/Address.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'
import type { ChainFacts } from '#src/wallet/ChainFacts.ts'
import { WalletRoom } from '#src/wallet/WalletRoom.tsx'
import { exactText } from '#src/words/format.ts'
import { ConnectWallet } from './ConnectWallet.tsx'
import type { Payable } from './order-words.ts'
import type { Payment } from './paymentFor.ts'
import type { Till } from './Till.ts'
import { useWalletPayment } from './useWalletPayment.ts'
import { WalletAnswer } from './WalletAnswer.tsx'
import { watchFromNow } from './watchFromNow.ts'

type PayFromBrowserProps = {
  order: Payable
  till: Till
  payment: Payment
  chain: ChainFacts
  /** The member's whose order it is. */
  account: string
  onPaid: () => void
  /** Leads to another way to pay. */
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

function Pay({ order, till, payment, chain, account, onPaid, onOther }: PayFromBrowserProps) {
  const payable = { order, till, payment, account, onPaid }
  const { wallet, busy, trouble, ...now } = useWalletPayment(payable)
  const own = wallet.address?.toLowerCase() === account.toLowerCase()
  useEffect(() => {
    if (own) watchFromNow(account)
  }, [own, account])

  if (!wallet.address) {
    return (
      <ConnectWallet
        wallets={wallet.wallets}
        busy={busy || wallet.busy}
        trouble={trouble}
        devnet={chain.devnet ? chain.explorerUrl : undefined}
        onConnect={(one) => now.connect(one.connect)}
        onOther={onOther}
      />
    )
  }
  if (!own) {
    return <OtherAccount address={wallet.address} onDisconnect={now.choose} />
  }
  return (
    <>
      <p>
        <Trans>
          {wallet.name} will ask you to add or choose the Bitwave chain, and then to send{' '}
          {exactText(order.amount)} {order.coin} to the pool. Nothing is taken before you approve.
        </Trans>
      </p>
      <Address value={payment.to} whole />
      <WalletAnswer
        problem={trouble}
        busy={busy}
        onPay={now.pay}
        onCheck={now.check}
        onChoose={now.choose}
        onOther={onOther}
      >
        <Trans>
          Pay {exactText(order.amount)} {order.coin}
        </Trans>
      </WalletAnswer>
    </>
  )
}

function OtherAccount({ address, onDisconnect }: { address: string; onDisconnect: () => void }) {
  return (
    <>
      <Note kind="amber">
        <Trans>
          The wallet is on another account than the one that the order belongs to. Switch it in the
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
