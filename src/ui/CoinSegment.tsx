import { useLingui } from '@lingui/react/macro'
import { COINS, type Coin } from '#shared/api/coin.ts'
import { Segment } from './Segment.tsx'

type CoinSegmentProps = { value: Coin; onValue: (coin: Coin) => void }

/** The coin of a form, its field `coin`. */
export function CoinSegment(props: CoinSegmentProps) {
  const { t } = useLingui()
  return (
    <Segment
      label={t`Coin`}
      name="coin"
      options={COINS.map((value) => ({ value, label: value }))}
      {...props}
    />
  )
}
