import { Trans, useLingui } from '@lingui/react/macro'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Empty } from '#src/ui/State.tsx'

/** No line at all, or none that the filters let through. */
export function NoLines({ filtered }: { filtered: boolean }) {
  const { t } = useLingui()
  if (filtered) {
    return (
      <Empty icon="search" title={t`Nothing of this kind`}>
        <Trans>Choose another type, coin or time above.</Trans>
      </Empty>
    )
  }
  return (
    <Empty
      title={t`Nothing here yet`}
      action={
        <ButtonLink to="/pages/staking/index">
          <Trans>Stake</Trans>
        </ButtonLink>
      }
    >
      <Trans>Every pledge and every reward will be a line here, with the balance after it.</Trans>
    </Empty>
  )
}
