import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { DeskResult } from '#shared/desk/index.ts'
import { usePages } from '#src/api/usePages.ts'
import { explorerAtom } from '#src/session/session.ts'
import { Amount } from '#src/ui/Amount.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { HashLink } from '#src/ui/HashLink.tsx'
import { ListRow } from '#src/ui/ListRow.tsx'
import { Rows } from '#src/ui/Rows.tsx'
import { Section } from '#src/ui/Section.tsx'
import { Empty } from '#src/ui/State.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { countText } from '#src/words/format.ts'
import { dateTimeText } from '#src/words/format-time.ts'

type TopUp = DeskResult<'operator/topUps'>['list'][number]

/** What came to the paying wallets, the newest first. */
export function TopUps() {
  const { t } = useLingui()
  const found = usePages('operator/topUps', {})
  return (
    <Section title={<Trans>Topped up</Trans>}>
      <Rows
        list={found}
        keyOf={({ journal }) => journal}
        empty={<Empty icon="deposit" title={t`It was never topped up`} />}
      >
        {(it: TopUp) => <One of={it} />}
      </Rows>
    </Section>
  )
}

function One({ of: { at, amount, from, block, hash } }: { of: TopUp }) {
  const { t } = useLingui()
  const locale = useLocale()
  const explorer = useAtomValue(explorerAtom)
  return (
    <ListRow
      icon="deposit"
      tone="green"
      title={from === 'pool' ? t`Out of the pool` : t`From outside`}
      subtitle={
        <Facts>
          {dateTimeText(at, locale)}
          {block !== null && t`Block ${countText(block)}`}
          {hash !== null && <HashLink hash={hash} explorer={explorer} />}
        </Facts>
      }
      value={<Amount of="desk" value={amount} unit="BTCW" signed />}
    />
  )
}
