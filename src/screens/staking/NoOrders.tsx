import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#src/ui/Button.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Empty } from '#src/ui/State.tsx'

type NoOrdersProps = {
  tab: 'success' | 'review' | 'end' | 'fail'
  /** How many are on their way, as far as that is known. */
  inReview: number | undefined
  onReview: () => void
}

/** A tab without orders. Whoever looks for a pledge that is still on its way is led to it, not to another one. */
export function NoOrders({ tab, inReview, onReview }: NoOrdersProps) {
  const { t } = useLingui()
  if (tab !== 'success') return <Empty title={t`No orders here`} />
  if (inReview) {
    return (
      <Empty
        title={t`No active orders`}
        action={
          <Button onClick={onReview}>
            <Trans>See what is in review</Trans>
          </Button>
        }
      >
        <Trans>
          A pledge is in review until it is paid and its payment is confirmed on the chain.
        </Trans>
      </Empty>
    )
  }
  return (
    <Empty
      title={t`No active orders`}
      action={
        <ButtonLink to="/pages/staking/index">
          <Trans>Stake</Trans>
        </ButtonLink>
      }
    >
      <Trans>What you pledge shows here, with what it earns day by day.</Trans>
    </Empty>
  )
}
