import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { Result } from '#shared/api/index.ts'
import { useCall } from '#src/api/useCall.ts'
import { explorerAtom } from '#src/session/session.ts'
import { Amount } from '#src/ui/Amount.tsx'
import { BareList } from '#src/ui/BareList.tsx'
import { HashLink } from '#src/ui/HashLink.tsx'
import { ListRow } from '#src/ui/ListRow.tsx'
import { Note } from '#src/ui/Note.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { dateTimeText } from '#src/words/format-time.ts'

type Payment = Result<'asset/keptAside'>['list'][number]

/** What the member's wallet paid before it had signed and nobody has booked yet, for whoever has signed; nothing where there is none. */
export function KeptAside() {
  const { data } = useCall('asset/keptAside', {})
  if (!data || data.list.length === 0) return null
  return (
    <>
      <Note kind="amber">
        <Trans>
          This arrived from it before you had proved that it is yours, and is kept aside: it is in
          no balance until <TextLink to="/pages/service/index">customer service</TextLink> has
          looked at it.
        </Trans>
      </Note>
      <BareList>
        {data.list.map((payment) => (
          <li key={payment.id}>
            <Row payment={payment} />
          </li>
        ))}
      </BareList>
    </>
  )
}

function Row({ payment: { coin, amount, hash, at } }: { payment: Payment }) {
  const locale = useLocale()
  const explorer = useAtomValue(explorerAtom)
  return (
    <ListRow
      icon="wallet"
      tone="amber"
      title={<Amount of="record" value={amount} unit={coin} decimals={18} />}
      subtitle={dateTimeText(at, locale)}
      note={<HashLink hash={hash} explorer={explorer} copy />}
    />
  )
}
