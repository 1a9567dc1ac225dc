import { Trans } from '@lingui/react/macro'
import { useCall } from '#src/api/useCall.ts'
import { Amount } from '#src/ui/Amount.tsx'
import { Failed } from '#src/ui/Failed.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { Note } from '#src/ui/Note.tsx'
import { Section } from '#src/ui/Section.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { countText } from '#src/words/format.ts'
import { dateText } from '#src/words/format-time.ts'
import { byEnd } from './byEnd.ts'

/** When what is locked comes back, asked for as My Staking does, so that this phone's copy has it too. */
export function LockedOrders() {
  const locale = useLocale()
  const { data, error, mutate } = useCall('product/order', { status: 'success' })
  const room = <Skeleton height={120} />
  if (error && !data) return <Failed error={error} onRetry={() => void mutate()} room={room} />
  if (!data) return room
  const ends = byEnd(data.list)
  return (
    <Section title={<Trans>Locked, and when it comes back</Trans>} of={data}>
      <p>
        {ends.length === 0 ? (
          <Trans>Nothing is locked: you have no active order.</Trans>
        ) : (
          <Trans>
            Orders cannot be ended early. Each comes back to your balance at 00:00 UTC of its end
            date.
          </Trans>
        )}
      </p>
      {data.next !== null && <NewestAlone count={data.list.length} />}
      {ends.length > 0 && (
        <KeyValue
          rows={ends.map(({ endsAt, coin, amount }) => ({
            term: dateText(endsAt, locale),
            children: <Amount of="record" value={amount} unit={coin} decimals={18} />,
          }))}
        />
      )}
    </Section>
  )
}

/** Before the sums: they are of one page, and an older order may end sooner, or on the same day. */
const NewestAlone = ({ count }: { count: number }) => (
  <Note kind="amber">
    <Trans>
      Only your newest {countText(count)} active orders are added up here. Older ones come back as
      well, some perhaps sooner. <TextLink to="/pages/staking/my">See all of them</TextLink>
    </Trans>
  </Note>
)
