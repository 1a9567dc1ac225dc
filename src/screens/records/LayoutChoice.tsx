import { Trans, useLingui } from '@lingui/react/macro'
import { Choices } from '#src/ui/Choices.tsx'
import type { Wanted } from './Wanted.ts'

type Layout = Wanted['layout']

/** For whom the file is laid out. */
export function LayoutChoice(props: { value: Layout; onValue: (layout: Layout) => void }) {
  const { t } = useLingui()
  return (
    <Choices
      long
      titled
      label={t`Layout`}
      options={[
        {
          value: 'own',
          label: <Trans>Bitwave Farm</Trans>,
          note: (
            <Trans>
              Every line of every account with the balance after it, between opening and closing
              balances.
            </Trans>
          ),
        },
        {
          value: 'tax',
          label: <Trans>Tax program</Trans>,
          note: (
            <Trans>
              Koinly’s universal format: what came in and went out, fees and rewards, without values
              in money.
            </Trans>
          ),
        },
      ]}
      {...props}
    />
  )
}
