import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/Button.tsx'
import type { WalletProblem } from '#src/wallet/walletProblem.ts'
import { WalletTrouble } from './WalletTrouble.tsx'

type WalletAnswerProps = {
  problem: WalletProblem | undefined
  busy: boolean
  /** What the button says that asks the wallet. */
  children: ReactNode
  onPay: () => void
  /** Looks at the chain instead of asking the wallet. */
  onCheck: () => void
  onChoose: () => void
  onOther: () => void
}

/** What the wallet made of it, and the one button that helps. */
export function WalletAnswer({ problem, busy, children, ...on }: WalletAnswerProps) {
  return (
    <>
      {problem && <WalletTrouble problem={problem} />}
      <Help problem={problem} busy={busy} {...on}>
        {children}
      </Help>
    </>
  )
}

function Help({ problem, busy, children, onPay, onCheck, onChoose, onOther }: WalletAnswerProps) {
  if (problem === 'silent' || problem === 'onItsWay') {
    return (
      <Button busy={busy} onClick={onCheck}>
        <Trans>Check again</Trans>
      </Button>
    )
  }
  if (problem === 'otherAccount') {
    return (
      <Button busy={busy} onClick={onChoose}>
        <Trans>Choose the wallet again</Trans>
      </Button>
    )
  }
  if (problem === 'unsupported') {
    return (
      <Button onClick={onOther}>
        <Trans>Send it yourself</Trans>
      </Button>
    )
  }
  return (
    <Button busy={busy} onClick={onPay}>
      {children}
    </Button>
  )
}
