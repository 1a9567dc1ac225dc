import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useCall } from '#src/api/useCall.ts'
import { explorerAtom } from '#src/session/session.ts'
import { Amount } from '#src/ui/Amount.tsx'
import { HashLink } from '#src/ui/HashLink.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { Note } from '#src/ui/Note.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { dateTimeText } from '#src/words/format-time.ts'

/** What the member's wallet paid before it had signed and nobody has booked yet, for whoever has signed; nothing where there is none. */
export function KeptAside() {
  const { t } = useLingui()
  const locale = useLocale()
  const explorer = useAtomValue(explorerAtom)
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
      <KeyValue
        rows={data.list.flatMap(({ coin, amount, hash, at }) => [
          {
            term: dateTimeText(at, locale),
            children: <Amount of="record" value={amount} unit={coin} decimals={18} />,
          },
          { term: t`Transaction`, children: <HashLink hash={hash} explorer={explorer} copy /> },
        ])}
      />
    </>
  )
}
