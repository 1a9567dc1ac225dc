import { useLingui } from '@lingui/react/macro'
import type { Coin } from '#shared/api/coin.ts'
import { Chips } from './Chips.tsx'

type CoinChipsProps = { value: Coin | 'all'; onValue: (coin: Coin | 'all') => void }

/** Which coins a list shows. */
export function CoinChips(props: CoinChipsProps) {
  const { t } = useLingui()
  return (
    <Chips
      label={t`Coin`}
      options={[
        { value: 'all', label: t`All coins` },
        { value: 'BTCW', label: 'BTCW' },
        { value: 'BTCWT', label: 'BTCWT' },
      ]}
      {...props}
    />
  )
}
